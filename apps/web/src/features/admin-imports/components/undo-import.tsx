import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
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
        action={texts.confirm}
        danger
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <Stack gap={12}>
          <Notice tone="warning" title={texts.deletes(created)} />
          <div>{texts.why}</div>
        </Stack>
      </Confirm>
    </>
  );
}
