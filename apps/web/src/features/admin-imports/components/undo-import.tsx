import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { useUndoImportMutation } from '../api/admin-imports.generated.js';
import { importUndo as texts } from '../texts.js';

export function UndoImport({ id, created }: { id: string; created: number }) {
  const [asking, setAsking] = useState(false);
  const [undo] = useUndoImportMutation();
  const confirm = async () => {
    const { error } = await undo({ id });
    if (error) toast(messageOf(error, texts.failed), 'error');
    setAsking(false);
  };
  return (
    <>
      <Button look="dangerQuiet" icon="trash" onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      <Confirm
        title={texts.title}
        takes={[texts.takes(created)]}
        action={texts.confirm}
        danger
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        {texts.why}
      </Confirm>
    </>
  );
}
