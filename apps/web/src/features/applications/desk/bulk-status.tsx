import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { baseApi } from '../../../lib/api/base-api.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { useAppDispatch } from '../../../lib/state/hooks.js';
import {
  useLatestBulkDecisionQuery,
  useUndoBulkDecisionMutation,
  type BulkDecisionFactsFragment as Bulk,
} from '../api/applications.generated.js';
import { bulkStatus as texts } from '../texts/bulk.js';
import styles from './desk.module.css';
import { Refusals } from './refusals.js';

const POLL_MS = 800;
const OVER: readonly Bulk['status'][] = ['announced', 'undone'];

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

/** The progress of a bulk decision, also after a reload, with its undo. `listed` counts the applications below it. */
export function BulkStatus({ listed }: { listed: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const [active, setActive] = useState(false);
  const [closed, setClosed] = useState('');
  const [undo, { isLoading }] = useUndoBulkDecisionMutation();
  const { data } = useLatestBulkDecisionQuery(undefined, { pollingInterval: active ? POLL_MS : 0 });
  const bulk = data?.bulk ?? null;
  const isUnderWay = bulk !== null && !OVER.includes(bulk.status);
  const [watched, setWatched] = useState('');
  useEffect(() => setActive(isUnderWay), [isUnderWay]);
  useEffect(() => {
    if (isUnderWay) setWatched(bulk.id);
  }, [isUnderWay, bulk?.id]);
  const step = bulk && `${bulk.id} ${bulk.status}`;
  useEffect(() => {
    if (watched) dispatch(baseApi.util.invalidateTags(['Application']));
  }, [dispatch, step, watched]);
  // What was decided may leave the list, and the end of the page moves up past the undo.
  useEffect(() => {
    const now = frame.current;
    if (now && now.getBoundingClientRect().bottom < 0) now.scrollIntoView({ block: 'center' });
  }, [listed, step]);
  if (!bulk || closed === bulk.id || (!isUnderWay && watched !== bulk.id)) return null;
  const takeBack = async () => {
    const { error } = await undo({ id: bulk.id });
    if (error) toast(messageOf(error, texts.notUndone), 'error');
  };
  return (
    <div ref={frame} role="status" aria-label={texts.label} className={styles.status}>
      <Notice
        title={titleOf(bulk)}
        actions={
          <>
            {bulk.status === 'held' && bulk.undoMs > 0 && (
              <Button small busy={isLoading} onClick={() => void takeBack()}>
                {texts.undo}
              </Button>
            )}
            {!isUnderWay && (
              <Button small look="secondary" onClick={() => setClosed(bulk.id)}>
                {texts.close}
              </Button>
            )}
          </>
        }
      >
        {bulk.status === 'held' && texts.heldText(Math.ceil(bulk.undoMs / 1_000))}
        <Refusals refused={bulk.refused} />
      </Notice>
    </div>
  );
}
