import type { ComponentProps } from 'react';
import { bookmarksApi } from '../../features/bookmarks/api/bookmarks.generated.js';
import { EventCards } from '../../features/events/components/event-cards.js';
import { GoneItems } from '../../features/bookmarks/components/gone-items.js';
import { useListPage } from '../../lib/lists/use-list-page.js';
import { maxPageSize } from '../../lib/lists/pages.js';
import { SavedList } from './saved-list.js';
import { savedEvents as texts } from './texts/saved-events.js';

/** Removed items stay visible until the list is reopened, so that they can be restored. */
export function SavedEvents({ save }: Pick<ComponentProps<typeof EventCards>, 'save'>) {
  const { data, list } = useListPage({
    endpoint: bookmarksApi.endpoints.savedEvents,
    pageSize: maxPageSize,
    ask: () => undefined,
    pick: ({ bookmarks }) => bookmarks.flatMap(({ event }) => event ?? []),
    notLoaded: texts.notLoaded,
    options: { refetchOnMountOrArgChange: true },
  });
  const gone = data?.bookmarks.flatMap(({ isAvailable, targetId }) => (isAvailable ? [] : targetId)) ?? [];
  return (
    <SavedList texts={texts} all="/events" list={list} gone={<GoneItems targetType="event" targetIds={gone} />}>
      {(events, isStale) => <EventCards events={events} stale={isStale} save={save} />}
    </SavedList>
  );
}
