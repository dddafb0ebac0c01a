import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/ui/form/fields.js';
import { FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Notice } from '../../../components/ui/notice.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { useJoinWaitlistMutation } from '../api/content.generated.js';
import { waitlist } from '../texts/forms.js';
import { waitlistSchema, type WaitlistValues } from '../form-schemas.js';
import { Honeypot } from '../../../components/ui/form/honeypot.js';

export function WaitlistForm() {
  const [joinWaitlist, { isSuccess }] = useJoinWaitlistMutation();
  const form = useForm<WaitlistValues>({
    resolver: zodResolver(waitlistSchema),
    defaultValues: { name: '', email: '', website: '' },
  });
  if (isSuccess) {
    return (
      <Notice tone="success" title={waitlist.joinedTitle}>
        {waitlist.joined}
      </Notice>
    );
  }
  const submit = async (input: WaitlistValues) => {
    const { error } = await joinWaitlist({ input });
    if (error) showServerErrors(form, error, waitlist.failed);
  };
  return (
    <Form form={form} onSubmit={submit} label={waitlist.form}>
      <FieldPair>
        <TextField name="name" label={waitlist.name} autoComplete="name" />
        <TextField name="email" label={waitlist.email} type="email" autoComplete="email" />
      </FieldPair>
      <Honeypot />
      <FormProblem />
      <div>
        <SubmitButton>{waitlist.join}</SubmitButton>
      </div>
    </Form>
  );
}
