import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { DataTable, instantColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Row } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import {
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  type MySecondFactorQuery,
} from '../api/second-factor.generated.js';
import { refusalText } from '../refusal-text.js';
import { passkeys as texts } from '../texts.js';
import { PermitForm } from './permit-form.js';

type Passkey = MySecondFactorQuery['factor']['passkeys'][number];

interface Removal {
  onRemoved: () => void;
  /** Instead of removing it, where it is the last factor. */
  onRemoveLast: (() => void) | undefined;
}

const columns = (removal: Removal): readonly Column<Passkey>[] => [
  { header: texts.name, cell: ({ name }) => name },
  instantColumn(texts.added, ({ addedAt }) => addedAt, 'added_at'),
  instantColumn(texts.lastUsed, ({ lastUsedAt }) => lastUsedAt, 'last_used_at'),
  { header: texts.actions, actions: true, cell: (passkey) => <Actions passkey={passkey} {...removal} /> },
];

export function PasskeyList({ list, ...removal }: Removal & { list: readonly Passkey[] }) {
  return (
    <DataTable caption={texts.caption} columns={columns(removal)} rows={list} rowKey={({ id }) => id} pageSize={10} />
  );
}

function Actions({ passkey: { id, name }, onRemoved, onRemoveLast }: Removal & { passkey: Passkey }) {
  const [renaming, setRenaming] = useState(false);
  const [rename] = useRenamePasskeyMutation();
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const submit = async () => {
    if (onRemoveLast) return onRemoveLast();
    const { error } = await remove({ input: { id } });
    if (error) return toast(refusalText(error), 'error');
    toast(texts.removed(name));
    onRemoved();
  };
  return (
    <Row gap={8}>
      <Button look="secondary" small aria-label={texts.renameOf(name)} onClick={() => setRenaming(true)}>
        {texts.rename}
      </Button>
      <Button look="dangerQuiet" small busy={isLoading} aria-label={texts.removeOf(name)} onClick={() => void submit()}>
        {texts.remove}
      </Button>
      <Dialog title={texts.renameTitle} open={renaming} onClose={() => setRenaming(false)}>
        <PermitForm
          label={texts.renameTitle}
          action={texts.save}
          failed={texts.failed}
          withPassword={false}
          naming={{ label: texts.name, hint: texts.nameHint, missing: texts.nameMissing, now: name }}
          submit={async (given) => {
            const { error } = await rename({ input: { id, name: given.name } });
            if (!error) setRenaming(false);
            return error;
          }}
        />
      </Dialog>
    </Row>
  );
}
