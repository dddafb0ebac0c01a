import type { Chosen, Filters } from '../../lib/lists/filters.js';
import { listOf, useListPage } from '../../lib/lists/use-list-page.js';
import { maxPageSize } from '../../lib/lists/pages.js';
import { eventsApi, type MyEventsQueryVariables } from './api/events.generated.js';
import { ownEvents } from './texts/own-events.js';

interface OwnEventsOptions<F extends Filters> {
  filters?: F;
  ask: (chosen: Chosen<F>, paging: { page: number; pageSize: number }) => MyEventsQueryVariables;
}

/** The organizer's own events, as several screens list them. */
export const ownEventList = <F extends Filters>({ filters, ask }: OwnEventsOptions<F>) =>
  listOf({
    endpoint: eventsApi.endpoints.myEvents,
    filters,
    fetchSize: maxPageSize,
    ask,
    pick: ({ events }) => events,
    notLoaded: ownEvents.notLoaded,
  });

/** The soonest of those ahead first, the latest of the past ones. */
export const whenOf = (when: '' | 'upcoming' | 'past') =>
  when === 'past'
    ? { past: true, order: 'date_descending' as const }
    : when === 'upcoming'
      ? { upcoming: true, order: 'date_ascending' as const }
      : {};

export const useOwnEvents = <F extends Filters>(options: OwnEventsOptions<F>) => useListPage(ownEventList(options));
