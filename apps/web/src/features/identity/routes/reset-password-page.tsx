import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { LinkButton } from '../../../components/ui/button.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { isApiError } from '../../../lib/api/types.js';
import { useSignOut } from '../../../lib/session/use-sign-out.js';
import { useUpdatePasswordMutation } from '../api/identity.generated.js';
import { Doorway } from '../components/doorway.js';
import { NewPasswordFields } from '../components/new-password-fields.js';
import { checkNewPassword, type NewPassword } from '../components/new-password.js';
import { useResetSession } from '../use-reset-session.js';

const schema = z.object({ password: z.string(), confirmPassword: z.string() }).superRefine(checkNewPassword);
const toLoginMs = 3_000;
const unforeseen = 'An unexpected error occurred. Please try again.';

function refusal(error: unknown): string {
  if (!isApiError(error) || error.code === 'NETWORK' || error.code === 'INTERNAL') return unforeseen;
  if (/^(UNAUTHENTICATED|IDENTITY\.(RESET_EXPIRED|SESSION_ENDED|LINK_\w+))$/.test(error.code))
    return 'Your reset link has expired. Please request a new password reset.';
  return error.message || 'Failed to update password. Please try again.';
}

export function Component() {
  const { state, retry } = useResetSession();
  const [done, setDone] = useState(false);
  if (done) return <Updated />;
  if (state === 'verifying') {
    return (
      <Doorway title="Verifying reset link">
        <Loading inline />
      </Doorway>
    );
  }
  if (state === 'valid') return <NewPasswordForm onDone={() => setDone(true)} />;
  return (
    <Doorway title="Reset your password">
      {state === 'offline' ? (
        <ErrorState message={unforeseen} onRetry={retry} />
      ) : (
        <Stack>
          <Notice tone="error">Invalid or expired reset link. Please request a new password reset.</Notice>
          <Row>
            <LinkButton to="/forgot-password">Request a new link</LinkButton>
          </Row>
        </Stack>
      )}
    </Doorway>
  );
}

function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const [update, { isLoading }] = useUpdatePasswordMutation();
  const signOut = useSignOut();
  const [problem, setProblem] = useState('');
  const form = useForm<NewPassword, unknown, NewPassword>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: zodResolver(schema),
  });
  const submit = async ({ password }: NewPassword) => {
    setProblem('');
    const { error } = await update({ input: { password } });
    if (error) return setProblem(refusal(error));
    onDone();
    // The session that the link opened has served its purpose: the new password opens the next one.
    return signOut();
  };
  return (
    <Doorway title="Choose a new password" lead="All other devices are signed out when you save it.">
      <Form form={form} onSubmit={submit} label="Password reset">
        <NewPasswordFields />
        <FormProblem message={problem} />
        <SubmitButton busy={isLoading} wide>
          Update password
        </SubmitButton>
      </Form>
    </Doorway>
  );
}

function Updated() {
  const navigate = useNavigate();
  useEffect(() => {
    const message = 'Password updated successfully! Please log in with your new password.';
    const timer = setTimeout(() => void navigate('/login', { replace: true, state: { message } }), toLoginMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Doorway title="Password Updated!" scene="festival">
      <Notice tone="success">You can log in with your new password in a moment.</Notice>
    </Doorway>
  );
}
