import { Suspense, useState } from 'react';
import { Button, IconButton } from '../../../components/ui/button.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError } from '../../../lib/api/types.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import type { BookmarkTarget } from '../api/bookmarks.generated.js';
import { saveToggle } from '../texts.js';
import { useSaved } from '../use-saved.js';
import type { Refusal } from './save-refusal.js';
import styles from './save-toggle.module.css';

const SaveRefusal = lazyPart(() => import('./save-refusal.js'), 'SaveRefusal');

interface SaveToggleProps {
  targetType: BookmarkTarget;
  targetId: string;
  name: string;
  /** Says `Save` or `Saved` next to the icon. */
  label?: boolean;
}

function refusalOf(error: unknown): Refusal | null {
  if (!isApiError(error)) return null;
  if (error.code === 'UNAUTHENTICATED') return { why: 'signedOut' };
  return error.code === 'BOOKMARK.LIMIT_REACHED' ? { why: 'full', advice: error.advice } : null;
}

export function SaveToggle({ targetType, targetId, name, label = false }: SaveToggleProps) {
  const { saved, signedOut, busy, flip } = useSaved({ targetType, targetId });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const press = async () => {
    if (signedOut) return setRefusal({ why: 'signedOut' });
    if (busy) return;
    const error = await flip();
    if (!error) return;
    const refused = refusalOf(error);
    if (refused) setRefusal(refused);
    else toast(messageOf(error, saveToggle.notSaved), 'error');
  };
  const shared = {
    icon: 'bookmark',
    'aria-pressed': saved,
    className: styles.toggle,
    onClick: () => void press(),
  } as const;
  return (
    <>
      {label ? (
        <Button look="secondary" aria-label={saved ? saveToggle.savedOf(name) : saveToggle.saveOf(name)} {...shared}>
          {saved ? saveToggle.saved : saveToggle.save}
        </Button>
      ) : (
        <IconButton label={saveToggle.saveOf(name)} {...shared} />
      )}
      {refusal && (
        <Suspense>
          <SaveRefusal refusal={refusal} onClose={() => setRefusal(null)} />
        </Suspense>
      )}
    </>
  );
}
