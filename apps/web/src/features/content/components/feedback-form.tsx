import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { cx } from '../../../components/ui/cx.js';
import { ChoiceField, TextArea, TextField } from '../../../components/ui/form/fields.js';
import { FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Notice } from '../../../components/ui/notice.js';
import { useCloseAfter } from '../../../lib/hooks/use-close-after.js';
import { useSubmitFeedbackMutation } from '../api/content.generated.js';
import { feedback } from '../texts/forms.js';
import styles from './feedback.module.css';
import { feedbackSchema, type FeedbackValues } from '../form-schemas.js';
import { Honeypot } from '../../../components/ui/form/honeypot.js';
import { RatingField } from './rating-field.js';

const ofVisitors = ['category', 'rating', 'message'];
const closeAfterMs = 3_000;

const address = () => window.location.origin + window.location.pathname;

export function FeedbackForm({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const [submitFeedback, { isSuccess }] = useSubmitFeedbackMutation();
  const form = useForm<FeedbackValues>({
    resolver: zodResolver(feedbackSchema),
    defaultValues: { name: '', email: '', category: 'general', rating: null, message: '', website: '' },
  });
  const message = useWatch({ control: form.control, name: 'message' });
  useCloseAfter(isSuccess, onClose, closeAfterMs);
  if (isSuccess) return <Notice tone="success">{feedback.thanks}</Notice>;

  const submit = async ({ name, email, rating, ...values }: FeedbackValues) => {
    const input = {
      ...values,
      name: name || null,
      email: email || null,
      rating: rating && Number(rating),
      page: pathname,
      url: address(),
      userAgent: navigator.userAgent,
      timestamp: new Date().toISOString(),
    };
    const { error } = await submitFeedback({ input });
    if (error) form.setError('root', { message: feedback.failed });
  };
  return (
    <Form form={form} onSubmit={submit} label={feedback.title}>
      <FormDraft about="feedback" whileTyping ofVisitors={ofVisitors} />
      <ChoiceField name="category" label={feedback.category} options={feedback.categories} />
      <RatingField />
      <div>
        <TextArea name="message" label={feedback.message} rows={5} />
        <p className={cx(styles.counter, message.length > feedback.counted && styles.over)}>
          {message.length} / {feedback.counted}
        </p>
      </div>
      <FieldPair>
        <TextField name="name" label={feedback.name} autoComplete="name" />
        <TextField name="email" label={feedback.email} type="email" autoComplete="email" />
      </FieldPair>
      <Honeypot />
      <FormProblem />
      <div>
        <SubmitButton disabled={message.trim() === ''}>{feedback.send}</SubmitButton>
      </div>
    </Form>
  );
}
