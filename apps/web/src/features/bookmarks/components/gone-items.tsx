import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { useRemoveBookmarkMutation, type BookmarkTarget } from '../api/bookmarks.generated.js';
import { goneItems } from '../texts/gone-items.js';

interface GoneItemsProps {
  targetType: BookmarkTarget;
  targetIds: readonly string[];
}

/** Saved items that can no longer be shown. They still count, so they can be removed. */
export function GoneItems({ targetType, targetIds }: GoneItemsProps) {
  const [remove] = useRemoveBookmarkMutation();
  const [busy, setBusy] = useState(false);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const left = targetIds.filter((id) => !removed.includes(id));
  if (left.length === 0) return null;
  const removeAll = async () => {
    for (const targetId of left) {
      const { error } = await remove({ input: { targetType, targetId } });
      if (error) return toast(messageOf(error, goneItems.notRemoved), 'error');
      setRemoved((before) => [...before, targetId]);
    }
    return toast(goneItems.removed(left.length));
  };
  const press = async () => {
    setBusy(true);
    await removeAll();
    setBusy(false);
  };
  return (
    <Notice
      actions={
        <Button small look="secondary" busy={busy} onClick={() => void press()}>
          {goneItems.remove}
        </Button>
      }
    >
      {goneItems.text(left.length)}
    </Notice>
  );
}
