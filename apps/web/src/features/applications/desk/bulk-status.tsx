import { useEffect, useRef, useState } from 'react';
import { Stack } from '../../../components/ui/layout.js';
import { useBulkDecisionsQuery } from '../api/applications.generated.js';
import { bulkStatus as texts } from '../texts/bulk.js';
import { BulkNotice, isUnderWay } from './bulk-notice.js';
import styles from './desk.module.css';

const POLL_MS = 800;

/** The progress of bulk decisions, also after a reload, with their undo. `listed` counts the applications below. */
export function BulkStatus({ listed }: { listed: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(false);
  const { data } = useBulkDecisionsQuery(undefined, { pollingInterval: active ? POLL_MS : 0 });
  const bulks = data?.bulks ?? [];
  const isActive = bulks.some(isUnderWay);
  useEffect(() => setActive(isActive), [isActive]);
  const steps = bulks.map(({ id, status }) => `${id} ${status}`).join();
  // What was decided may leave the list, and the end of the page moves up past the undo.
  useEffect(() => {
    const now = frame.current;
    if (now && now.getBoundingClientRect().bottom < 0) now.scrollIntoView({ block: 'center' });
  }, [listed, steps]);
  return (
    <div ref={frame} role="status" aria-label={texts.label} className={styles.status}>
      <Stack gap={8}>
        {bulks.map((bulk) => (
          <BulkNotice key={bulk.id} bulk={bulk} />
        ))}
      </Stack>
    </div>
  );
}
