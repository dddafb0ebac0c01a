import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { announcedFirst } from '../../../components/event/announced-first.js';
import { LinkButton } from '../../../components/ui/button.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { maxPageSize } from '../../../lib/lists/pages.js';
import { useMyEventsQuery } from '../api/events.generated.js';
import { eventPicker, myEvents, ownEvents } from '../texts/own-events.js';
import { FindListed } from './find-listed.js';
import { EventPicker, type EventPickerProps } from './event-picker.js';

interface OneEventPickerProps extends EventPickerProps {
  /** Shown until an event is chosen. */
  hint: ReactNode;
}

const soonestFirst = { page: 1, pageSize: maxPageSize, upcoming: true, order: 'date_ascending' } as const;

/**
 * For a page about the `event` in the address: without one, the next published event, or else the only one. An organizer
 * without events learns how to get one.
 */
export function OneEventPicker({ hint, ...picker }: OneEventPickerProps) {
  const query = useMyEventsQuery({ input: { page: 1, pageSize: maxPageSize } });
  const ahead = useMyEventsQuery({ input: soonestFirst }, { skip: !!picker.value });
  const { data } = query;
  const problem = loadProblem(query, ownEvents.notLoaded);
  const published = ahead.data?.events.items.filter((one) => one.status === 'published' && !one.isBeingDeleted);
  const [next] = announcedFirst(published ?? []);
  const only = data?.events.total === 1 ? data.events.items[0] : undefined;
  const first = next ?? only;
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
      {!picker.value && !query.isLoading && !ahead.isLoading && hint}
    </>
  );
}
