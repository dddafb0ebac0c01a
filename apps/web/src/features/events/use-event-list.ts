import { useListPage } from '../../lib/lists/use-list-page.js';
import { eventsApi } from './api/events.generated.js';
import { eventFilters, toInput } from './filters.js';
import { eventList } from './texts/search.js';

/** The public events that the address asks for. */
export const useEventList = () =>
  useListPage({
    endpoint: eventsApi.endpoints.events,
    filters: eventFilters,
    pageSize: 12,
    ask: (chosen, paging) => ({ input: { ...toInput(chosen, new Date()), ...paging } }),
    pick: ({ events }) => events,
    notLoaded: eventList.notLoaded,
  });
