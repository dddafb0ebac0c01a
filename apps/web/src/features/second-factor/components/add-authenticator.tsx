import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CopyButton } from '../../../components/ui/copy-button.js';
import { TextField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { QrCode } from '../../../components/ui/qr-code.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import {
  useConfirmAuthenticatorMutation,
  useStartAuthenticatorMutation,
  type StartAuthenticatorMutation,
} from '../api/second-factor.generated.js';
import { authenticator as texts, authenticatorKey } from '../texts.js';
import { PermitForm } from './permit-form.js';

interface AddProps {
  withPassword: boolean;
  onAdded: (recoveryCodes: readonly string[]) => void;
}

export function AddAuthenticator({ withPassword, onAdded }: AddProps) {
  const [start] = useStartAuthenticatorMutation();
  const [started, setStarted] = useState<StartAuthenticatorMutation['started']>();
  if (started) return <ConfirmAuthenticator {...started} onAdded={onAdded} />;
  return (
    <PermitForm
      label={texts.form}
      action={texts.start}
      failed={texts.failed}
      withPassword={withPassword}
      submit={async ({ currentPassword }) => {
        const { data, error } = await start({ input: withPassword ? { currentPassword } : {} });
        setStarted(data?.started);
        return error;
      }}
    />
  );
}

const schema = z.object({ code: z.string().regex(/^\s*\d{3}\s?\d{3}\s*$/, texts.codeMissing) });

function ConfirmAuthenticator({
  secret,
  uri,
  onAdded,
}: StartAuthenticatorMutation['started'] & Pick<AddProps, 'onAdded'>) {
  const [confirm] = useConfirmAuthenticatorMutation();
  const form = useForm({ defaultValues: { code: '' }, resolver: zodResolver(schema) });
  const submit = async ({ code }: { code: string }) => {
    const { data, error } = await confirm({ input: { code } });
    if (error) showServerErrors(form, error, texts.failed);
    else onAdded(data.added.recoveryCodes);
  };
  return (
    <Stack gap={16}>
      <p>{texts.scan}</p>
      <QrCode text={uri} label={texts.qr} />
      <p>
        {texts.byHand} <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Row>
        <CopyButton small text={secret} words={authenticatorKey} />
      </Row>
      <Form form={form} onSubmit={submit} label={texts.form}>
        <TextField
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <FormProblem />
        <SubmitButton>{texts.confirm}</SubmitButton>
      </Form>
    </Stack>
  );
}
