import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation, type Location } from 'react-router-dom';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form.js';
import { PasswordField, TextField } from '../../../components/ui/fields.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { isApiError } from '../../../lib/api/types.js';
import { useSession } from '../../../lib/session/use-session.js';
import { useSignInMutation } from '../api/auth-api.js';
import { Doorway } from '../components/doorway.js';
import { ownPath } from '../own-path.js';

interface LoginState {
  from?: Location;
  message?: string;
}

const unforeseen = 'An unexpected error occurred';

export function Component() {
  const state = (useLocation().state ?? {}) as LoginState;
  const { session } = useSession();
  const [signIn, { isLoading }] = useSignInMutation();
  const [problem, setProblem] = useState('');
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const { email, password } = form.watch();
  if (session) {
    const target = state.from && ownPath(`${state.from.pathname}${state.from.search}${state.from.hash}`);
    return <Navigate to={target ?? '/dashboard'} replace />;
  }
  const submit = async (values: { email: string; password: string }) => {
    setProblem('');
    const { error } = await signIn({ email: values.email.trim(), password: values.password });
    if (error) setProblem(isApiError(error) && error.code !== 'INTERNAL' ? error.message : unforeseen);
  };
  return (
    <Doorway title="Welcome back" lead="Log in to your stall." scene="craft_fair">
      <Form form={form} onSubmit={submit} label="Log in">
        {state.message && <Notice tone="info">{state.message}</Notice>}
        <TextField name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <FormProblem message={problem} />
        <SubmitButton busy={isLoading} disabled={!email.trim() || !password} wide>
          Log In
        </SubmitButton>
      </Form>
      <Stack gap={4}>
        <Row gap={0}>
          <Link to="/forgot-password" style={{ padding: '12px 16px 12px 0' }}>
            Forgot your password?
          </Link>
          <Link to="/register" style={{ padding: '12px 0' }}>
            Create an account
          </Link>
        </Row>
      </Stack>
    </Doorway>
  );
}
