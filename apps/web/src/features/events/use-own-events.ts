import type { Chosen, Filters } from '../../lib/lists/filters.js';
import { listOf, useListPage } from '../../lib/lists/use-list-page.js';
import { maxPageSize } from '../../lib/pages.js';
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

export const useOwnEvents = <F extends Filters>(options: OwnEventsOptions<F>) => useListPage(ownEventList(options));
