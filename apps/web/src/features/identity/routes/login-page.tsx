import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation, type Location } from 'react-router-dom';
import type { Methods } from '../../../components/second-factor/proof-form.js';
import { LinkButton } from '../../../components/ui/button.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { PasswordField, TextField } from '../../../components/ui/form/fields.js';
import { Notice } from '../../../components/ui/notice.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError } from '../../../lib/api/types.js';
import { useSession } from '../../../lib/session/use-session.js';
import { useSignInMutation } from '../api/auth-api.js';
import { AuthLayout } from '../components/auth-layout.js';
import styles from '../components/auth-layout.module.css';
import { SecondStep } from '../components/second-step.js';
import { pathFrom } from '../../../lib/session/own-path.js';
import { authLayout, login } from '../texts/auth-layout.js';
import { accountFields } from '../texts/fields.js';

interface LoginState {
  from?: Location;
  message?: string;
}

export function Component() {
  const { from, message } = (useLocation().state ?? {}) as LoginState;
  const { session } = useSession();
  const [signIn] = useSignInMutation();
  const [isLockedOut, setIsLockedOut] = useState(false);
  const [methods, setMethods] = useState<Methods>();
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const { email, password } = form.watch();
  const refuse = (reason: string) => form.setError('root', { message: reason });
  if (session) return <Navigate to={pathFrom(from) ?? '/dashboard'} replace />;
  const submit = async (values: { email: string; password: string }) => {
    const { data, error } = await signIn({ email: values.email.trim(), password: values.password });
    setMethods(data?.secondFactor);
    setIsLockedOut(isApiError(error) && error.code === 'RATE_LIMITED');
    if (error) refuse(messageOf(error, authLayout.unforeseen));
  };
  if (methods) {
    const startAgain = (message: string) => {
      setMethods(undefined);
      refuse(message);
    };
    const goBack = () => {
      setMethods(undefined);
      form.resetField('password');
    };
    return <SecondStep methods={methods} onExpired={startAgain} onBack={goBack} />;
  }
  return (
    <AuthLayout title={login.title} lead={pathFrom(from) ? login.leadBack : login.lead} scene="craft_fair">
      <Form form={form} onSubmit={submit} label={login.form}>
        {message && <Notice tone="info">{message}</Notice>}
        <TextField name="email" label={accountFields.email} type="email" autoComplete="username" inputMode="email" />
        <PasswordField name="password" label={accountFields.password} autoComplete="current-password" />
        <FormProblem />
        {isLockedOut && <Notice tone="info">{login.lockedOut}</Notice>}
        <SubmitButton disabled={!email.trim() || !password} wide>
          {login.submit}
        </SubmitButton>
      </Form>
      <p>
        <Link to="/forgot-password" state={{ email, from }} style={{ display: 'inline-block', padding: '12px 0' }}>
          {login.forgotPassword}
        </Link>
      </p>
      <div className={styles.other}>
        <p>{login.isNew}</p>
        <LinkButton wide look="secondary" to="/register" state={{ from }}>
          {login.register}
        </LinkButton>
      </div>
    </AuthLayout>
  );
}
