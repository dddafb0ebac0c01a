import { zodResolver } from '@hookform/resolvers/zod';
import { MAX_INTEREST_MESSAGE_LENGTH } from '@stallbook/kernel/limits';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { Button } from '../../../components/ui/button.js';
import { TextArea } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { DECLINED, showServerErrors } from '../../../components/ui/form/server-errors.js';
import { Row } from '../../../components/ui/layout.js';
import { useExpressInterestMutation } from '../api/interests.generated.js';
import { interestControl as texts } from '../texts.js';

const schema = z.object({
  message: z.string().max(MAX_INTEREST_MESSAGE_LENGTH, texts.tooLong(MAX_INTEREST_MESSAGE_LENGTH)),
});

interface InterestFormProps {
  eventId: string;
  onDone: () => void;
  onFailed: () => void;
}

export function InterestForm({ eventId, onDone, onFailed }: InterestFormProps) {
  const [express] = useExpressInterestMutation();
  const form = useForm({ mode: 'onChange', defaultValues: { message: '' }, resolver: zodResolver(schema) });
  const { setFocus } = form;
  useEffect(() => setFocus('message'), [setFocus]);
  const used = form.watch('message').length;
  const submit = async ({ message }: { message: string }) => {
    const { error } = await express({ input: { eventId, message: message.trim() || null } });
    if (!error) return onDone();
    showServerErrors(form, DECLINED, '');
    onFailed();
  };
  return (
    <Form form={form} onSubmit={submit} label={texts.form}>
      <FormDraft about={`interest-${eventId}`} whileTyping />
      <TextArea name="message" label={texts.message} hint={texts.used(used, MAX_INTEREST_MESSAGE_LENGTH)} rows={4} />
      <FormProblem />
      <Row>
        <SubmitButton>{texts.send}</SubmitButton>
        <Button look="secondary" onClick={onDone}>
          {texts.cancel}
        </Button>
      </Row>
    </Form>
  );
}
