import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { PasswordField, TextField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { textUpTo } from '../../../components/ui/form/schemas.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { permission } from '../texts.js';

export interface Permit {
  currentPassword: string;
  name: string;
}

interface PermitFormProps {
  label: string;
  action: string;
  failed: string;
  /** Asks for the password, as there is no second factor yet. */
  withPassword: boolean;
  naming?: { label: string; hint: string; missing: string; now?: string };
  submit: (permit: Permit) => Promise<unknown>;
}

/** Before something is set up: who is asking, and what it is called. */
export function PermitForm({ label, action, failed, withPassword, naming, submit }: PermitFormProps) {
  const schema = z.object({
    currentPassword: withPassword ? z.string().min(1, permission.passwordMissing) : z.string(),
    name: naming ? textUpTo(60).min(1, naming.missing) : z.string(),
  });
  const form = useForm<Permit>({
    defaultValues: { currentPassword: '', name: naming?.now ?? '' },
    resolver: zodResolver(schema),
  });
  const send = async (permit: Permit) => {
    const error = await submit(permit);
    if (error) showServerErrors(form, error, failed);
  };
  return (
    <Form form={form} onSubmit={send} label={label}>
      {naming && <FormDraft about={label} />}
      {withPassword && <p>{permission.why}</p>}
      {withPassword && (
        <PasswordField name="currentPassword" label={permission.password} autoComplete="current-password" />
      )}
      {naming && <TextField name="name" label={naming.label} hint={naming.hint} autoComplete="off" />}
      <FormProblem />
      <SubmitButton>{action}</SubmitButton>
    </Form>
  );
}
