import { useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { formatMonth } from '../../../lib/format/dates.js';
import { useEventsQuery } from '../api/list/event-list.generated.js';
import { offerCount, toInput, type Filters, type Order } from '../filters.js';
import { monthNamed } from '../month-named.js';
import { filterSheet } from '../texts/filter-sheet.js';
import { noEvents as texts } from '../texts/no-events.js';
import { DidYouMean } from './did-you-mean.js';

interface NoEventsProps {
  chosen: Filters;
  order: Order;
  /** The place that distances are measured from. */
  from: string;
  onSearchAllDates: () => void;
  /** Absent where there is nothing to clear. */
  onClear?: () => void;
}

const narrowing = ['search', 'location', 'type', 'area', 'open'] as const;

/** The range of a first visit is no filter. */
const isFiltered = (chosen: Filters): boolean =>
  narrowing.some((name) => chosen[name]) || offerCount(chosen) > 0 || !['60', 'all'].includes(chosen.range);

/** How many events match on other dates; unknown while that loads. */
function useOnOtherDates(chosen: Filters, order: Order): number | undefined {
  const input = { ...toInput({ ...chosen, range: 'all' }, new Date(), order), page: 1, pageSize: 1 };
  const hasDates = chosen.range !== 'all';
  const { data, isError } = useEventsQuery({ input }, { skip: !hasDates });
  return hasDates && !isError ? data?.events.total : 0;
}

interface OfMonthProps {
  from: string;
  to: string;
  chosen: Filters;
  order: Order;
}

/** In place of the search for the name of a month that has events. */
function OfMonth({ from, to, chosen, order }: OfMonthProps) {
  const [params] = useSearchParams();
  const input = toInput({ ...chosen, search: '', range: 'custom', from, to }, new Date(), order);
  const { data } = useEventsQuery({ input: { ...input, page: 1, pageSize: 1 } });
  if (!data?.events.total) return <DidYouMean chosen={chosen} />;
  const found = new URLSearchParams({ ...Object.fromEntries(params), range: 'custom', from, to });
  for (const name of ['page', 'search']) found.delete(name);
  return <LinkButton to={{ search: found.toString() }}>{texts.ofMonth(formatMonth(from.slice(0, 7)))}</LinkButton>;
}

/** Replaces a list without events. */
export function NoEvents({ chosen, order, from, onSearchAllDates, onClear }: NoEventsProps) {
  const others = useOnOtherDates(chosen, order);
  const month = monthNamed(chosen.search, new Date());
  return (
    <EmptyState
      title={texts.title}
      action={
        <>
          {month ? <OfMonth {...month} chosen={chosen} order={order} /> : <DidYouMean chosen={chosen} />}
          {others ? (
            <>
              <p>{texts.outside(others)}</p>
              <Button onClick={onSearchAllDates}>{texts.searchAllDates}</Button>
            </>
          ) : null}
          {onClear && (
            <Button look="secondary" onClick={onClear}>
              {filterSheet.reset}
            </Button>
          )}
        </>
      }
    >
      {from && `${texts.unknownPlace(from)} `}
      {isFiltered(chosen) || others ? texts.filtered : others === 0 && texts.yet}
    </EmptyState>
  );
}
