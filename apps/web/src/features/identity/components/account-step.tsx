import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { PasswordField, TextField } from '../../../components/ui/fields.js';
import { Form, SubmitButton } from '../../../components/ui/form.js';
import { accountSchema, type AccountValues } from './register-schema.js';
import { StrengthMeter } from './strength-meter.js';

export function AccountStep({ values, onNext }: { values: AccountValues; onNext: (values: AccountValues) => void }) {
  const form = useForm<AccountValues, unknown, AccountValues>({
    defaultValues: values,
    resolver: zodResolver(accountSchema),
  });
  return (
    <Form form={form} onSubmit={onNext} label="Account">
      <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
      <PasswordField name="password" label="Password" autoComplete="new-password" hint="At least 6 characters." />
      <StrengthMeter password={form.watch('password')} />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <SubmitButton busy={false} wide>
        Continue
      </SubmitButton>
    </Form>
  );
}
