import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, type Location } from 'react-router-dom';
import { z } from 'zod';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { TextField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Row } from '../../../components/ui/layout.js';
import { isApiError, isUnsettled } from '../../../lib/api/types.js';
import { useForgotPasswordMutation } from '../api/auth-api.js';
import { AuthLayout } from '../components/auth-layout.js';
import { emailText } from '../register-schema.js';
import { authLayout } from '../texts/auth-layout.js';
import { accountFields } from '../texts/fields.js';
import { forgotPassword } from '../texts/passwords.js';

const schema = z.object({ email: emailText });
type Values = z.infer<typeof schema>;

export function Component() {
  const { email = '', from } = (useLocation().state ?? {}) as Partial<Values> & { from?: Location };
  const [sentTo, setSentTo] = useState('');
  const [forgot] = useForgotPasswordMutation();
  const form = useForm<Values>({ defaultValues: { email }, resolver: zodResolver(schema) });
  const submit = async ({ email }: Values) => {
    const { error } = await forgot({ email });
    // A refusal would reveal whether the account exists, so the screen is the same after one.
    if (error && (!isApiError(error) || isUnsettled(error)))
      form.setError('root', { message: authLayout.unforeseenRetry });
    else setSentTo(email);
  };
  if (sentTo) {
    return (
      <AuthLayout title={forgotPassword.sentTitle} lead={forgotPassword.sent(sentTo)}>
        <Row>
          <Button look="secondary" onClick={() => setSentTo('')}>
            {forgotPassword.again}
          </Button>
          <LinkButton look="quiet" to="/login" state={{ from }}>
            {authLayout.toLogin}
          </LinkButton>
        </Row>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={forgotPassword.title} lead={forgotPassword.lead}>
      <Form form={form} onSubmit={submit} label={forgotPassword.form}>
        <TextField name="email" label={accountFields.email} type="email" autoComplete="username" inputMode="email" />
        <FormProblem />
        <Row>
          <SubmitButton disabled={!form.watch('email')}>{forgotPassword.send}</SubmitButton>
          <LinkButton look="quiet" to="/login" state={{ from }}>
            {authLayout.toLogin}
          </LinkButton>
        </Row>
      </Form>
    </AuthLayout>
  );
}
