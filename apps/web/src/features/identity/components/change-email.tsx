import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { PasswordField, TextField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Notice } from '../../../components/ui/notice.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { useRequestEmailChangeMutation } from '../api/identity.generated.js';
import { changeEmail } from '../texts/account.js';
import { accountFields } from '../texts/fields.js';
import { emailText } from '../register-schema.js';

const schema = z.object({
  email: emailText,
  currentPassword: z.string().min(1, accountFields.currentPasswordMissing),
});
type Values = z.infer<typeof schema>;

export function ChangeEmail() {
  const [request] = useRequestEmailChangeMutation();
  const [sentTo, setSentTo] = useState('');
  const form = useForm<Values>({
    defaultValues: { email: '', currentPassword: '' },
    resolver: zodResolver(schema),
  });
  if (sentTo) {
    return (
      <Notice tone="success" title={changeEmail.sentTitle}>
        {changeEmail.sent(sentTo)}
      </Notice>
    );
  }
  const submit = async (input: Values) => {
    const { error } = await request({ input });
    if (error) showServerErrors(form, error, changeEmail.failed);
    else setSentTo(input.email);
  };
  return (
    <Form form={form} onSubmit={submit} label={changeEmail.form}>
      <FormDraft about="e-mail" />
      <TextField name="email" label={changeEmail.newEmail} type="email" autoComplete="email" inputMode="email" />
      <PasswordField name="currentPassword" label={accountFields.currentPassword} autoComplete="current-password" />
      <FormProblem />
      <SubmitButton>{changeEmail.send}</SubmitButton>
    </Form>
  );
}
