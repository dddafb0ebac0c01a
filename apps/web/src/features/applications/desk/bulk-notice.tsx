import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { baseApi } from '../../../lib/api/base-api.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { useAppDispatch } from '../../../lib/state/hooks.js';
import { useUndoBulkDecisionMutation, type BulkDecisionFactsFragment as Bulk } from '../api/applications.generated.js';
import { bulkStatus as texts } from '../texts/bulk.js';
import { Refusals } from './refusals.js';

const OVER: readonly Bulk['status'][] = ['announced', 'undone'];
export const isUnderWay = ({ status }: Bulk): boolean => !OVER.includes(status);

function titleOf({ status, decision, done, total, decided }: Bulk): string {
  switch (status) {
    case 'deciding':
      return texts.deciding(done, total);
    case 'held':
      return texts.held[decision](decided);
    case 'announced':
      return texts.announced[decision](decided);
    default:
      return texts[status];
  }
}

/** A bulk decision, while it is in progress and until its result was read. */
export function BulkNotice({ bulk }: { bulk: Bulk }) {
  const dispatch = useAppDispatch();
  const [closed, setClosed] = useState(false);
  const [undo, { isLoading }] = useUndoBulkDecisionMutation();
  const { id, status } = bulk;
  const goesOn = isUnderWay(bulk);
  const [watched, setWatched] = useState(goesOn);
  if (goesOn && !watched) setWatched(true);
  useEffect(() => {
    if (watched) dispatch(baseApi.util.invalidateTags(['Application']));
  }, [dispatch, status, watched]);
  if (closed || !watched) return null;
  const takeBack = async () => {
    const { error } = await undo({ id });
    if (error) toast(messageOf(error, texts.notUndone), 'error');
  };
  return (
    <div role="group" aria-label={titleOf(bulk)}>
      <Notice
        title={titleOf(bulk)}
        actions={
          <>
            {status === 'held' && bulk.undoMs > 0 && (
              <Button small busy={isLoading} onClick={() => void takeBack()}>
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
        {status === 'held' && texts.heldText(Math.ceil(bulk.undoMs / 1_000))}
        <Refusals refused={bulk.refused} />
      </Notice>
    </div>
  );
}
