import { Button } from '../../../components/ui/button.js';
import { eventsApi } from '../api/events.generated.js';
import { toInput, type Filters } from '../filters.js';
import { eventList } from '../texts/search.js';

/** How many events match on other dates; nothing if none do. */
export function OutsideDates({ chosen, onSearchAll }: { chosen: Filters; onSearchAll: () => void }) {
  const input = { ...toInput({ ...chosen, range: 'all' }, new Date()), page: 1, pageSize: 1 };
  const { data } = eventsApi.useEventsQuery({ input });
  if (!data?.events.total) return null;
  return (
    <>
      <p>{eventList.outside(data.events.total)}</p>
      <Button onClick={onSearchAll}>{eventList.searchAllDates}</Button>
    </>
  );
}
