import { useEffect, useRef } from 'react';
import { Stack } from '../../../components/ui/layout.js';
import { usePolling } from '../../../lib/api/polling.js';
import { useBulkDecisionsQuery, type BulkDecisionFactsFragment as Bulk } from '../api/applications.generated.js';
import { bulkStatus as texts } from '../texts/bulk.js';
import { desk } from '../texts/desk.js';
import { BulkNotice, HeldNotice, isUnderWay } from './bulk-notice.js';
import styles from './desk.module.css';
import { useProgress } from './use-progress.js';
import { isHeldOne, wasTakenBack } from './use-undo.js';

const POLL_MS = 800;
const NONE: readonly Bulk[] = [];

/** Its minute passed. One that ended earlier was undone elsewhere. */
const isOver = ({ total, status, undoMs }: Bulk) =>
  total === 1 && (status === 'held' || status === 'announcing') && undoMs < 3 * POLL_MS;

/** The progress of bulk decisions, also after a reload, with their undo. `listed` counts the applications below. */
export function BulkStatus({ listed }: { listed: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const [polling, pollWhile] = usePolling(POLL_MS);
  const { data } = useBulkDecisionsQuery(undefined, polling);
  const bulks = data?.bulks ?? NONE;
  pollWhile(bulks.some(isUnderWay));
  const { watched, ended } = useProgress(bulks);
  const held = bulks.filter(isHeldOne);
  const isShown = (bulk: Bulk) =>
    watched.has(bulk.id) && (bulk.total > 1 || bulk.refused.length > 0 || bulk.status === 'deciding');
  const isRefused = (id: string) => bulks.some((bulk) => bulk.id === id && bulk.refused.length > 0);
  const final = ended.filter((bulk) => isOver(bulk) && !wasTakenBack(bulk.id) && !isRefused(bulk.id));
  const steps = bulks
    .filter((bulk) => bulk.total > 1 && isUnderWay(bulk))
    .map(({ id, status }) => `${id} ${status}`)
    .join();
  // What was decided may leave the list, and the end of the page moves up past the undo. One decision has it in a toast.
  useEffect(() => {
    const now = frame.current;
    if (steps && now && now.getBoundingClientRect().bottom < 0) now.scrollIntoView({ block: 'center' });
  }, [listed, steps]);
  return (
    <div ref={frame} role="status" aria-label={texts.label} className={styles.status}>
      <Stack gap={8}>
        {held.length > 0 && <HeldNotice bulks={held} />}
        {bulks
          .filter((bulk) => !held.includes(bulk) && isShown(bulk))
          .map((bulk) => (
            <BulkNotice key={bulk.id} bulk={bulk} />
          ))}
      </Stack>
      <span className="visually-hidden">
        {final.map(({ vendorName }) => texts.final(vendorName ?? desk.someVendor)).join(' ')}
      </span>
    </div>
  );
}
