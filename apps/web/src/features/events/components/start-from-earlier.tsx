import { useState } from 'react';
import { Link } from 'react-router-dom';
import { eventOption } from '../../../components/event/event-option.js';
import { Button } from '../../../components/ui/button.js';
import { Skeleton } from '../../../components/ui/loading.js';
import { FilterSelect } from '../../../components/ui/list/filters.js';
import { maxPageSize } from '../../../lib/lists/pages.js';
import { useMyEventsQuery } from '../api/events.generated.js';
import { creation } from '../texts/form.js';
import { eventPicker } from '../texts/own-events.js';
import { DuplicateEvent } from './duplicate-event.js';

/** Offers own events as templates, the latest published one first. */
export function StartFromEarlier() {
  const { data, isLoading } = useMyEventsQuery({ input: { order: 'date_descending', page: 1, pageSize: maxPageSize } });
  const [open, setOpen] = useState(false);
  const [chosenId, setChosenId] = useState('');
  const events = (data?.events.items ?? []).filter(
    (event) => !event.isBeingDeleted && !event.takenDownReason && !event.gettingReady,
  );
  const likeliest = events.find(({ status }) => status === 'published') ?? events[0];
  const event = events.find(({ id }) => id === chosenId) ?? likeliest;
  if (isLoading) return <Skeleton height="var(--touch)" width="16em" />;
  if (!event) return null;
  return (
    <>
      <Button look="secondary" icon="copy" onClick={() => setOpen(true)}>
        {creation.startFromEarlier}
      </Button>
      {open && (
        <DuplicateEvent event={event} onClose={() => setOpen(false)}>
          {events.length > 1 && (
            <FilterSelect
              wide
              label={eventPicker.label}
              value={event.id}
              options={events.map(eventOption)}
              onChange={setChosenId}
            />
          )}
          {data && data.events.total > maxPageSize && (
            <p className="quiet">
              {creation.latestOnly(maxPageSize)} <Link to="/organizer/events">{creation.allEvents}</Link>
            </p>
          )}
        </DuplicateEvent>
      )}
    </>
  );
}
