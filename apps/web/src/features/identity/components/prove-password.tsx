import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../components/ui/button.js';
import { PasswordField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Row } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import type { LinkType } from '../api/auth-api.js';
import { confirmation, provePassword } from '../texts/confirmation.js';
import { accountFields } from '../texts/fields.js';
import type { Prove } from '../use-verification.js';
import { AuthLayout } from './auth-layout.js';
import { NewPasswordFields } from './new-password-fields.js';
import { checkNewPassword, type NewPassword } from '../new-password.js';

/** A browser that did not request the link must prove the password or set a new one. */
export function ProvePassword({ type, prove }: { type: LinkType; prove: Prove }) {
  const [setsNew, setSetsNew] = useState(false);
  if (setsNew) return <SetPassword prove={prove} onBack={() => setSetsNew(false)} />;
  return <TypePassword type={type} prove={prove} onNew={() => setSetsNew(true)} />;
}

const typed = z.object({ password: z.string().min(1, provePassword.missing) });

function TypePassword({ type, prove, onNew }: { type: LinkType; prove: Prove; onNew: () => void }) {
  const form = useForm<z.infer<typeof typed>>({
    defaultValues: { password: '' },
    resolver: zodResolver(typed),
  });
  const submit = async ({ password }: { password: string }) => {
    const error = await prove({ password });
    if (error) showServerErrors(form, error, confirmation.failed);
  };
  const isSignUp = type === 'signup';
  return (
    <AuthLayout title={provePassword.title} lead={isSignUp ? provePassword.lead : provePassword.leadOfChange}>
      <Form form={form} onSubmit={submit} label={provePassword.form}>
        <PasswordField name="password" label={accountFields.password} autoComplete="current-password" />
        <FormProblem />
        <Row>
          <SubmitButton>{provePassword.submit}</SubmitButton>
          {isSignUp && (
            <Button look="quiet" onClick={onNew}>
              {provePassword.setNew}
            </Button>
          )}
        </Row>
      </Form>
    </AuthLayout>
  );
}

const chosen = z.object({ password: z.string(), confirmPassword: z.string() }).superRefine(checkNewPassword);

function SetPassword({ prove, onBack }: { prove: Prove; onBack: () => void }) {
  const form = useForm<NewPassword>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: zodResolver(chosen),
  });
  const submit = async ({ password }: NewPassword) => {
    const error = await prove({ newPassword: password });
    if (error) showServerErrors(form, error, confirmation.failed);
  };
  return (
    <AuthLayout title={provePassword.newTitle} lead={provePassword.newLead}>
      <Form form={form} onSubmit={submit} label={provePassword.newTitle}>
        <NewPasswordFields />
        <FormProblem />
        <Row>
          <SubmitButton>{provePassword.submitNew}</SubmitButton>
          <Button look="quiet" onClick={onBack}>
            {provePassword.back}
          </Button>
        </Row>
      </Form>
    </AuthLayout>
  );
}
