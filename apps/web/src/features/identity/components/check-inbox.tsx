import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { LinkButton } from '../../../components/ui/button.js';
import { TextField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Row } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { useResendConfirmationMutation } from '../api/auth-api.js';
import { emailText } from '../register-schema.js';
import { authLayout } from '../texts/auth-layout.js';
import { resending } from '../texts/confirmation.js';
import { accountFields } from '../texts/fields.js';

const schema = z.object({ email: z.string().min(1, resending.noEmail).pipe(emailText) });
type Values = z.infer<typeof schema>;

const toLogin = (
  <LinkButton look="quiet" to="/login">
    {authLayout.toLogin}
  </LinkButton>
);

/** Asks for the address where it is unknown. */
export function ResendConfirmation({ email, back = toLogin }: { email: string; back?: ReactNode }) {
  const [resend] = useResendConfirmationMutation();
  const [told, setTold] = useState<{ tone: 'success' | 'error'; text: string }>();
  const form = useForm<Values>({ values: { email }, resolver: zodResolver(schema) });
  const send = async (input: Values) => {
    const { error } = await resend(input);
    setTold(error ? { tone: 'error', text: resending.failed } : { tone: 'success', text: resending.sent });
  };
  return (
    <Form form={form} onSubmit={send} label={resending.send}>
      {told && <Notice tone={told.tone}>{told.text}</Notice>}
      {(!email || form.formState.errors.email) && (
        <TextField name="email" label={accountFields.email} type="email" autoComplete="username" inputMode="email" />
      )}
      <FormProblem />
      <Row>
        <SubmitButton look="secondary" icon="mail">
          {resending.send}
        </SubmitButton>
        {back}
      </Row>
    </Form>
  );
}
