import type { ComponentProps } from 'react';
import { useSavedEventsQuery } from '../../features/bookmarks/api/bookmarks.generated.js';
import { EventCards } from '../../features/events/components/event-cards.js';
import { SavedList } from './saved-list.js';
import { eventsPage } from './texts.js';

/** Removed items stay visible until the list is reopened, so that they can be restored. */
export function SavedEvents({ save }: Pick<ComponentProps<typeof EventCards>, 'save'>) {
  const { data, error, isFetching, refetch } = useSavedEventsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SavedList
      texts={eventsPage.saved}
      all="/events"
      items={data?.bookmarks.flatMap(({ event }) => event ?? [])}
      failed={Boolean(error) && !isFetching}
      onRetry={() => void refetch()}
    >
      {(events) => <EventCards events={events} stale={isFetching} save={save} />}
    </SavedList>
  );
}
