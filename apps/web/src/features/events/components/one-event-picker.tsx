import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { announcedFirst } from '../../../components/event/announced-first.js';
import { LinkButton } from '../../../components/ui/button.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { todayIn } from '../../../lib/format/dates.js';
import { maxPageSize } from '../../../lib/lists/pages.js';
import { useMyEventsQuery } from '../api/events.generated.js';
import { eventPicker, myEvents, ownEvents } from '../texts/own-events.js';
import type { OwnEvent } from './own-event-columns.js';
import { FindListed } from './find-listed.js';
import { EventPicker, type EventPickerProps } from './event-picker.js';

interface OneEventPickerProps extends EventPickerProps {
  /** Shown until an event is chosen. */
  hint: ReactNode;
}

/** The next published event, or else the only one. */
function likeliest(events: readonly OwnEvent[]): OwnEvent | undefined {
  const ahead = events
    .filter(({ status, isBeingDeleted }) => status === 'published' && !isBeingDeleted)
    .filter(({ eventEndDate, timeZone }) => eventEndDate >= todayIn(timeZone))
    .toSorted((one, other) => one.eventDate.localeCompare(other.eventDate));
  const [next] = announcedFirst(ahead);
  return next ?? (events.length === 1 ? events[0] : undefined);
}

/** For a page about the `event` in the address. An organizer without events learns how to get one. */
export function OneEventPicker({ hint, ...picker }: OneEventPickerProps) {
  const query = useMyEventsQuery({ input: { page: 1, pageSize: maxPageSize } });
  const { data, isLoading } = query;
  const problem = loadProblem(query, ownEvents.notLoaded);
  const first = likeliest(data?.events.items ?? []);
  if (!picker.value && !data && problem) return <ErrorState {...problem} />;
  if (!picker.value && first) return <Navigate to={`?event=${first.id}`} replace />;
  if (!picker.value && data?.events.total === 0) {
    return (
      <EmptyState
        title={myEvents.none.title}
        action={
          <>
            <LinkButton to="/create-event" icon="plus">
              {myEvents.create}
            </LinkButton>
            <FindListed />
          </>
        }
      >
        {myEvents.none.text}
      </EmptyState>
    );
  }
  return (
    <>
      <EventPicker none={eventPicker.choose} {...picker} />
      {!picker.value && !isLoading && hint}
    </>
  );
}
