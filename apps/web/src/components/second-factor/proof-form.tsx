import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { answerWithPasskey } from '../../lib/passkeys.js';
import { Button } from '../ui/button.js';
import { TextField } from '../ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../ui/form/form.js';
import { Row, Stack } from '../ui/layout.js';
import { showServerErrors } from '../ui/form/server-errors.js';
import { proof as texts } from './texts.js';

export interface Methods {
  authenticator: boolean;
  passkey: boolean;
}
export type Proof = { code: string } | { passkey: string };

interface ProofFormProps {
  methods: Methods;
  passkeyOptions: () => Promise<{ data?: { options: string }; error?: unknown }>;
  prove: (proof: Proof) => Promise<{ error?: unknown }>;
}

const schema = z.object({ code: z.string().trim().min(1, texts.codeMissing) });

export function ProofForm({ methods, passkeyOptions, prove }: ProofFormProps) {
  const [busy, setBusy] = useState<'code' | 'passkey'>();
  const form = useForm({ defaultValues: { code: '' }, resolver: zodResolver(schema) });
  const doing = async (what: 'code' | 'passkey', work: () => Promise<unknown>) => {
    setBusy(what);
    try {
      const error = await work();
      if (error) showServerErrors(form, error, texts.failed);
    } finally {
      setBusy(undefined);
    }
  };
  const byPasskey = async () => {
    const { data, error } = await passkeyOptions();
    if (!data) return error;
    // Rejects if the prompt is canceled.
    const passkey = await answerWithPasskey(data.options).catch(() => undefined);
    if (passkey !== undefined) return (await prove({ passkey })).error;
    return form.setError('root', { message: texts.passkeyFailed });
  };
  return (
    <Stack gap={16}>
      {methods.passkey && (
        <Row>
          <Button
            icon="shield"
            busy={busy === 'passkey'}
            disabled={busy !== undefined}
            onClick={() => void doing('passkey', byPasskey)}
          >
            {texts.passkey}
          </Button>
        </Row>
      )}
      <Form
        form={form}
        onSubmit={({ code }) => doing('code', async () => (await prove({ code })).error)}
        label={texts.form}
      >
        <TextField
          name="code"
          label={methods.authenticator ? texts.code : texts.recoveryCode}
          hint={methods.authenticator ? texts.codeHint : texts.recoveryCodeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FormProblem />
        <SubmitButton busy={busy === 'code'}>{texts.confirm}</SubmitButton>
      </Form>
    </Stack>
  );
}
