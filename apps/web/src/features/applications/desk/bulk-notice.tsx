import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { baseApi } from '../../../lib/api/base-api.js';
import { useAppDispatch } from '../../../lib/state/hooks.js';
import type { BulkDecisionFactsFragment as Bulk } from '../api/applications.generated.js';
import { bulkStatus as texts } from '../texts/bulk.js';
import { Refusals } from './refusals.js';
import { useUndo } from './use-undo.js';

const OVER: readonly Bulk['status'][] = ['announced', 'undone'];
export const isUnderWay = ({ status }: Bulk): boolean => !OVER.includes(status);

function titleOf({ status, decision, vendorName, done, total, decided }: Bulk): string {
  switch (status) {
    case 'deciding':
      return texts.deciding(done, total);
    case 'held':
      return vendorName ? texts.heldOne[decision](vendorName) : texts.held[decision](decided);
    case 'announced':
      return texts.announced[decision](decided);
    case 'undone':
      return vendorName ? texts.undoneOne(vendorName) : texts.undone;
    default:
      return texts[status];
  }
}

/** A bulk decision, while it is in progress and until its result was read. */
export function BulkNotice({ bulk }: { bulk: Bulk }) {
  const dispatch = useAppDispatch();
  const [closed, setClosed] = useState(false);
  const [takeBack, isLoading] = useUndo();
  const { id, status } = bulk;
  const goesOn = isUnderWay(bulk);
  const [watched, setWatched] = useState(goesOn);
  if (goesOn && !watched) setWatched(true);
  useEffect(() => {
    if (watched) dispatch(baseApi.util.invalidateTags(['Application']));
  }, [dispatch, status, watched]);
  // What was decided one by one needs no closing one by one.
  const isSettled = bulk.total === 1 && status === 'announced' && bulk.refused.length === 0;
  if (closed || !watched || isSettled) return null;
  return (
    <div role="group" aria-label={titleOf(bulk)}>
      <Notice
        title={titleOf(bulk)}
        actions={
          <>
            {status === 'held' && bulk.undoMs > 0 && (
              <Button small busy={isLoading} onClick={() => void takeBack(id)}>
                {texts.undo}
              </Button>
            )}
            {!goesOn && (
              <Button small look="secondary" onClick={() => setClosed(true)}>
                {texts.close}
              </Button>
            )}
          </>
        }
      >
        {status === 'held' && texts.heldText(Math.ceil(bulk.undoMs / 1_000), bulk.total)}
        <Refusals refused={bulk.refused} />
      </Notice>
    </div>
  );
}
