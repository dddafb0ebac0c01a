import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../components/ui/button.js';
import { PasswordField, TextField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem } from '../../../components/ui/form/form.js';
import { Row } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useSignOut } from '../../../lib/session/use-sign-out.js';
import { useEraseAccountMutation } from '../api/account-erasure.generated.js';
import { CONFIRMATION, deletionDialog as texts } from '../texts.js';

const schema = z.object({
  currentPassword: z.string().min(1, texts.passwordMissing),
  confirmation: z.string().refine((typed) => typed.trim() === CONFIRMATION, texts.confirmationMissing),
});
type Values = z.infer<typeof schema>;

export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const [erase] = useEraseAccountMutation();
  const role = useViewer()?.role;
  const signOut = useSignOut();
  const form = useForm<Values>({
    defaultValues: { currentPassword: '', confirmation: '' },
    resolver: zodResolver(schema),
  });
  const submit = async ({ currentPassword }: Values) => {
    const { data, error } = await erase({ input: { currentPassword } });
    if (error) {
      showServerErrors(form, error, texts.failed);
      return;
    }
    await signOut({ to: `/account-deletion?id=${data.erasure.id}` });
  };
  return (
    <Form form={form} onSubmit={submit} label={texts.form}>
      <p>{texts.text}</p>
      <p>{texts.stays}</p>
      {(role === 'vendor' || role === 'organizer') && <p>{texts.business[role]}</p>}
      <PasswordField name="currentPassword" label={texts.password} autoComplete="current-password" />
      <TextField name="confirmation" label={texts.confirmation} autoComplete="off" autoCapitalize="characters" />
      <FormProblem />
      <Row gap={8}>
        <Button type="submit" look="danger" busy={form.formState.isSubmitting}>
          {texts.submit}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Row>
    </Form>
  );
}
