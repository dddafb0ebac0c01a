import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { PasswordField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { useUpdatePasswordMutation } from '../api/identity.generated.js';
import { accountFields } from '../texts/fields.js';
import { changePassword, newPassword } from '../texts/passwords.js';
import { checkNewPassword } from '../new-password.js';
import { NewPasswordFields } from './new-password-fields.js';

const schema = z
  .object({
    currentPassword: z.string().min(1, accountFields.currentPasswordMissing),
    password: z.string(),
    confirmPassword: z.string(),
  })
  .superRefine(checkNewPassword);
type Values = z.infer<typeof schema>;

export function ChangePassword({ email, onDone }: { email: string; onDone: () => void }) {
  const [update] = useUpdatePasswordMutation();
  const form = useForm<Values>({
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    resolver: zodResolver(schema),
  });
  const submit = async ({ currentPassword, password }: Values) => {
    const { error } = await update({ input: { currentPassword, password } });
    if (error) {
      showServerErrors(form, error, newPassword.notSaved);
      return;
    }
    toast(changePassword.saved);
    onDone();
  };
  return (
    <Form form={form} onSubmit={submit} label={changePassword.form}>
      <PasswordField name="currentPassword" label={accountFields.currentPassword} autoComplete="current-password" />
      <NewPasswordFields email={email} />
      <FormProblem />
      <SubmitButton>{changePassword.save}</SubmitButton>
    </Form>
  );
}
