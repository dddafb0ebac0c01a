import { createPasskey } from '../../../lib/passkeys.js';
import { useAddPasskeyMutation, useStartPasskeyMutation } from '../api/second-factor.generated.js';
import { passkeys as texts } from '../texts.js';
import { PermitForm, type Permit } from './permit-form.js';

interface AddProps {
  withPassword: boolean;
  onAdded: (recoveryCodes: readonly string[], name: string) => void;
}

export function AddPasskey({ withPassword, onAdded }: AddProps) {
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const submit = async ({ currentPassword, name }: Permit) => {
    const { data, error } = await start({ input: withPassword ? { currentPassword } : {} });
    if (!data) return error;
    // Rejects if the prompt is canceled.
    const response = await createPasskey(data.started.options).catch(() => undefined);
    if (response === undefined) return { code: 'PASSKEY', message: texts.notCreated, fields: [] };
    const added = await add({ input: { name, response } });
    if (added.data) onAdded(added.data.added.recoveryCodes, name);
    return added.error;
  };
  return (
    <PermitForm
      label={texts.form}
      action={texts.create}
      failed={texts.failed}
      withPassword={withPassword}
      naming={{ label: texts.name, hint: texts.nameHint, missing: texts.nameMissing }}
      submit={submit}
    />
  );
}
