import { Button } from '../../../components/ui/button.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { eventsApi } from '../api/events.generated.js';
import { isFiltered, toInput, type Filters } from '../filters.js';
import { eventList, eventSearch } from '../texts/search.js';
import { DidYouMean } from './did-you-mean.js';

interface NoEventsProps {
  chosen: Filters;
  /** The place that distances are measured from. */
  from: string;
  onSearchAllDates: () => void;
  /** Absent where there is nothing to clear. */
  onClear?: () => void;
}

/** How many events match on other dates; unknown while that loads. */
function useOnOtherDates(chosen: Filters): number | undefined {
  const input = { ...toInput({ ...chosen, range: 'all' }, new Date()), page: 1, pageSize: 1 };
  const hasDates = chosen.range !== 'all';
  const { data, isError } = eventsApi.useEventsQuery({ input }, { skip: !hasDates });
  return hasDates && !isError ? data?.events.total : 0;
}

/** Replaces a list without events. */
export function NoEvents({ chosen, from, onSearchAllDates, onClear }: NoEventsProps) {
  const others = useOnOtherDates(chosen);
  return (
    <EmptyState
      title={eventList.none.title}
      action={
        <>
          <DidYouMean chosen={chosen} />
          {others ? (
            <>
              <p>{eventList.outside(others)}</p>
              <Button onClick={onSearchAllDates}>{eventList.searchAllDates}</Button>
            </>
          ) : null}
          {onClear && (
            <Button look="secondary" onClick={onClear}>
              {eventSearch.reset}
            </Button>
          )}
        </>
      }
    >
      {from && `${eventList.unknownPlace(from)} `}
      {isFiltered(chosen) || others ? eventList.none.filtered : others === 0 && eventList.none.yet}
    </EmptyState>
  );
}
