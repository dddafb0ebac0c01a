import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { TextField } from '../../../components/ui/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form.js';
import { Row } from '../../../components/ui/layout.js';
import { isApiError } from '../../../lib/api/types.js';
import { useForgotPasswordMutation } from '../api/auth-api.js';
import { Doorway } from '../components/doorway.js';
import { emailText } from '../components/register-schema.js';

const schema = z.object({ email: emailText });
type Values = z.infer<typeof schema>;

export function Component() {
  const [sentTo, setSentTo] = useState('');
  const [problem, setProblem] = useState('');
  const [forgot, { isLoading }] = useForgotPasswordMutation();
  const form = useForm<Values, unknown, Values>({ defaultValues: { email: '' }, resolver: zodResolver(schema) });
  const submit = async ({ email }: Values) => {
    setProblem('');
    const { error } = await forgot({ email });
    // What the service refused would tell about the account; the call is logged, and the screen is the same.
    if (error && (!isApiError(error) || error.code === 'NETWORK'))
      setProblem('An unexpected error occurred. Please try again.');
    else setSentTo(email);
  };
  if (sentTo) {
    return (
      <Doorway
        title="Check Your Email"
        lead={`If ${sentTo} belongs to an account, a link to a new password is on its way. It works once, for 1 hour.`}
      >
        <Row>
          <Button look="secondary" onClick={() => setSentTo('')}>
            Try again
          </Button>
          <LinkButton look="quiet" to="/login">
            Back to login
          </LinkButton>
        </Row>
      </Doorway>
    );
  }
  return (
    <Doorway title="Forgot your password?" lead="Tell us your email and we send you a link to a new one.">
      <Form form={form} onSubmit={submit} label="Password reset">
        <TextField name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
        <FormProblem message={problem} />
        <Row>
          <SubmitButton busy={isLoading} disabled={!form.watch('email')}>
            Send reset link
          </SubmitButton>
          <LinkButton look="quiet" to="/login">
            Back to login
          </LinkButton>
        </Row>
      </Form>
    </Doorway>
  );
}
