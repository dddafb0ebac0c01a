import { useFormContext } from 'react-hook-form';
import { Problem } from '../../../components/ui/form/field.js';
import { PasswordField } from '../../../components/ui/form/fields.js';
import { Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { brokenPasswordRules, PASSWORD_RULES_BROKEN } from '../password-rules.js';
import { newPassword } from '../texts/passwords.js';
import type { NewPassword } from '../new-password.js';
import { StrengthMeter } from './strength-meter.js';

export function NewPasswordFields({ email }: { email?: string }) {
  const { watch, formState } = useFormContext<NewPassword>();
  const password = watch('password');
  const broken = formState.isSubmitted && password ? brokenPasswordRules(password) : [];
  return (
    <>
      {broken.length > 0 && <Notice tone="error">{PASSWORD_RULES_BROKEN}</Notice>}
      <Stack gap={4}>
        <PasswordField name="password" label={newPassword.label} autoComplete="new-password" hint={newPassword.hint} />
        {broken.slice(1).map((message) => (
          <Problem key={message}>{message}</Problem>
        ))}
      </Stack>
      <StrengthMeter password={password} email={email} />
      <PasswordField name="confirmPassword" label={newPassword.confirm} autoComplete="new-password" />
    </>
  );
}
