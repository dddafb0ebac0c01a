import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { LinkButton } from '../../../components/ui/button.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { isApiError } from '../../../lib/api/types.js';
import { useSignOut } from '../../../lib/session/use-sign-out.js';
import { useUpdatePasswordMutation } from '../api/identity.generated.js';
import { AuthLayout } from '../components/auth-layout.js';
import { NewPasswordFields } from '../components/new-password-fields.js';
import { checkNewPassword, type NewPassword } from '../new-password.js';
import { authLayout } from '../texts/auth-layout.js';
import { newPassword, resetPassword } from '../texts/passwords.js';
import { SecondStep } from '../components/second-step.js';
import { useResetSession } from '../use-reset-session.js';

const schema = z.object({ password: z.string(), confirmPassword: z.string() }).superRefine(checkNewPassword);
const toLoginMs = 3_000;

function refusal(error: unknown): string {
  if (!isApiError(error) || error.code === 'NETWORK' || error.code === 'INTERNAL') return authLayout.unforeseenRetry;
  if (/^(UNAUTHENTICATED|IDENTITY\.(RESET_EXPIRED|SESSION_ENDED|LINK_\w+))$/.test(error.code))
    return resetPassword.linkExpired;
  return error.message || newPassword.notSaved;
}

export function Component() {
  const { state, methods, problem, retry, settle } = useResetSession();
  const [done, setDone] = useState(false);
  if (done) return <Updated />;
  if (state === 'verifying') {
    return (
      <AuthLayout title={resetPassword.verifying}>
        <Loading inline />
      </AuthLayout>
    );
  }
  if (state === 'second-factor' && methods)
    return <SecondStep methods={methods} onDone={() => settle('valid')} onExpired={() => settle('invalid')} />;
  if (state === 'valid') return <NewPasswordForm onDone={() => setDone(true)} />;
  return (
    <AuthLayout title={resetPassword.title}>
      {state === 'later' ? (
        <ErrorState message={problem} onRetry={retry} />
      ) : (
        <Stack>
          <Notice tone="error">{resetPassword.linkInvalid}</Notice>
          <Row>
            <LinkButton to="/forgot-password">{resetPassword.newLink}</LinkButton>
          </Row>
        </Stack>
      )}
    </AuthLayout>
  );
}

function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const [update] = useUpdatePasswordMutation();
  const signOut = useSignOut();
  const form = useForm<NewPassword>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: zodResolver(schema),
  });
  const submit = async ({ password }: NewPassword) => {
    const { error } = await update({ input: { password } });
    if (error) return form.setError('root', { message: refusal(error) });
    onDone();
    // The link's session ends; the next one starts with the new password.
    return signOut({ to: null });
  };
  return (
    <AuthLayout title={resetPassword.choose} lead={resetPassword.chooseLead}>
      <Form form={form} onSubmit={submit} label={resetPassword.form}>
        <NewPasswordFields />
        <FormProblem />
        <SubmitButton wide>{resetPassword.save}</SubmitButton>
      </Form>
    </AuthLayout>
  );
}

function Updated() {
  const navigate = useNavigate();
  useEffect(() => {
    const state = { message: resetPassword.logInAgain };
    const timer = setTimeout(() => void navigate('/login', { replace: true, state }), toLoginMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthLayout title={resetPassword.doneTitle} scene="festival">
      <Notice tone="success">{resetPassword.done}</Notice>
    </AuthLayout>
  );
}
