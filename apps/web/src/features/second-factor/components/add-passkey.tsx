import { createPasskey } from '../../../lib/passkeys.js';
import { useAddPasskeyMutation, useStartPasskeyMutation } from '../api/second-factor.generated.js';
import { passkeys as texts } from '../texts.js';
import { PermitForm, type Permit } from './permit-form.js';

interface AddProps {
  withPassword: boolean;
  onAdded: (recoveryCodes: readonly string[], name: string) => void;
}

/** The device refuses a second passkey for the same account; or the prompt was canceled. */
const whyNot = (problem: unknown): string =>
  problem instanceof Error && problem.name === 'InvalidStateError' ? texts.alreadyHere : texts.notCreated;

export function AddPasskey({ withPassword, onAdded }: AddProps) {
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const submit = async ({ currentPassword, name }: Permit) => {
    const { data, error } = await start({ input: withPassword ? { currentPassword } : {} });
    if (!data) return error;
    const made = await createPasskey(data.started.options).then(
      (response) => ({ response }),
      (problem: unknown) => ({ problem }),
    );
    if ('problem' in made) return { code: 'PASSKEY', message: whyNot(made.problem), fields: [] };
    const added = await add({ input: { name, response: made.response } });
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
