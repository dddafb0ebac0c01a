import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { PasswordField } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { accountExport as texts } from '../texts.js';

const schema = z.object({ currentPassword: z.string().min(1, texts.passwordMissing) });

interface PasswordDialogProps {
  /** What the password is needed for. */
  texts: { send: string; done: string; failed: string };
  send: (password: z.infer<typeof schema>) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

export function PasswordDialog(props: PasswordDialogProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { currentPassword: '' } });
  return (
    <FormDialog title={texts.passwordForm} form={form} {...props}>
      <p>{texts.passwordWhy}</p>
      <PasswordField name="currentPassword" label={texts.password} autoComplete="current-password" />
    </FormDialog>
  );
}
