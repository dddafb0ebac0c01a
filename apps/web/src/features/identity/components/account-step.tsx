import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, type Location } from 'react-router-dom';
import { PasswordField, TextField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Notice } from '../../../components/ui/notice.js';
import { accountFields } from '../texts/fields.js';
import { register } from '../texts/register.js';
import { accountSchema, type AccountValues } from '../register-schema.js';
import { StrengthMeter } from './strength-meter.js';

interface AccountStepProps {
  values: AccountValues;
  from?: Location;
  /** After a reload of a later step. */
  isBack: boolean;
  onNext: (values: AccountValues) => void;
}

export function AccountStep({ values, from, isBack, onNext }: AccountStepProps) {
  const form = useForm<AccountValues>({
    defaultValues: values,
    resolver: zodResolver(accountSchema),
  });
  return (
    <Form isStep form={form} onSubmit={onNext} label={register.forms.account}>
      {isBack && <Notice>{register.passwordAgain}</Notice>}
      <TextField name="email" label={accountFields.email} type="email" autoComplete="email" inputMode="email" />
      <PasswordField
        name="password"
        label={accountFields.password}
        autoComplete="new-password"
        hint={accountFields.passwordHint}
      />
      <StrengthMeter password={form.watch('password')} email={form.watch('email')} />
      <PasswordField name="confirmPassword" label={accountFields.confirmPassword} autoComplete="new-password" />
      <FormProblem />
      <SubmitButton wide>{register.next}</SubmitButton>
      <p>
        {register.known}{' '}
        <Link to="/login" state={{ from }}>
          {register.logIn}
        </Link>
      </p>
    </Form>
  );
}
