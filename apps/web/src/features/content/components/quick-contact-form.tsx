import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { Button } from '../../../components/ui/button.js';
import { ChoiceField, TextArea, TextField } from '../../../components/ui/form/fields.js';
import { FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { intoView } from '../../../components/ui/into-view.js';
import { Notice } from '../../../components/ui/notice.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useSubmitContactMutation } from '../api/content.generated.js';
import { contact } from '../texts/forms.js';
import { contactSchema, type ContactValues } from '../form-schemas.js';
import { Honeypot } from '../../../components/ui/form/honeypot.js';

const ofVisitors = ['role', 'message'];

export function QuickContactForm() {
  const session = useViewer();
  const [submitContact, { isSuccess, reset }] = useSubmitContactMutation();
  const form = useForm<ContactValues>({
    resolver: zodResolver(contactSchema),
    // The session arrives later and must not overwrite typed input.
    values: {
      name: session?.profile?.contactName ?? '',
      email: session?.user.email ?? '',
      role: session?.role === 'organizer' ? 'event-organizer' : 'vendor-artisan',
      message: '',
      website: '',
    },
    resetOptions: { keepDirtyValues: true },
  });
  if (isSuccess) {
    return (
      <div ref={intoView}>
        <Notice
          tone="success"
          title={contact.sentTitle}
          actions={
            <Button
              look="secondary"
              small
              onClick={() => {
                form.resetField('message');
                reset();
              }}
            >
              {contact.again}
            </Button>
          }
        >
          {contact.sent}
        </Notice>
      </div>
    );
  }
  const submit = async (input: ContactValues) => {
    const { error } = await submitContact({ input });
    if (error) showServerErrors(form, error, contact.failed);
  };
  return (
    <Form form={form} onSubmit={submit} label={contact.form}>
      <FormDraft about="contact" whileTyping ofVisitors={ofVisitors} />
      <FieldPair>
        <TextField name="name" label={contact.name} autoComplete="name" />
        <TextField name="email" label={contact.email} type="email" autoComplete="email" />
      </FieldPair>
      <ChoiceField name="role" label={contact.role} options={contact.roles} />
      <TextArea name="message" label={contact.message} rows={5} />
      <Honeypot />
      <FormProblem />
      <div>
        <SubmitButton>{contact.send}</SubmitButton>
      </div>
    </Form>
  );
}
