import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Skeleton } from '../../../components/ui/loading.js';
import { useMyEventsQuery } from '../api/events.generated.js';
import { creation } from '../texts/form.js';
import { DuplicateEvent } from './duplicate-event.js';

/** Offers the latest event as a template. */
export function StartFromLast() {
  const { data, isLoading } = useMyEventsQuery({ input: { order: 'date_descending', page: 1, pageSize: 5 } });
  const [open, setOpen] = useState(false);
  const last = data?.events.items.find(
    (event) => !event.isBeingDeleted && !event.takenDownReason && !event.gettingReady,
  );
  if (isLoading) return <Skeleton height="var(--touch)" width="16em" />;
  if (!last) return null;
  return (
    <>
      <Button look="secondary" icon="copy" onClick={() => setOpen(true)}>
        {creation.startFrom(last.title)}
      </Button>
      <DuplicateEvent event={last} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
