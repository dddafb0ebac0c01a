import type { ReactNode } from 'react';
import { ListFrame } from '../../../components/ui/list-frame.js';
import { Skeleton } from '../../../components/ui/loading.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import type { ListPage } from '../../../lib/lists/list-page.js';
import type { EventCardFragment } from '../api/events.generated.js';
import { datesOf, isFiltered, type Filters, type Order } from '../filters.js';
import { eventList } from '../texts/search.js';
import { EventCards } from './event-cards.js';
import { EventCodeLookup } from './event-code-lookup.js';
import styles from './event-list.module.css';
import { OrderSelect } from './order-select.js';
import { OutsideDates } from './outside-dates.js';

interface EventListProps {
  list: ListPage<EventCardFragment>;
  chosen: Filters;
  order: Order;
  onOrder: (order: Order) => void;
  onSearchAllDates: () => void;
  /** Set where the viewer may claim seeded events. */
  onClaim?: (event: EventCardFragment) => void;
  save?: (event: EventCardFragment) => ReactNode;
  apply?: (event: EventCardFragment) => ReactNode;
}

/** The server counts no more matches of a search. */
const mostCounted = 10_000;

function summary(total: number, chosen: Filters): string {
  if (chosen.search && total >= mostCounted) return eventList.foundMany(total);
  const { dateFrom, dateTo } = datesOf(chosen, new Date());
  if (!dateFrom || !dateTo) return eventList.found(total);
  return eventList.foundWithin(total, formatDateRange(dateFrom, dateTo));
}

const waiting = (
  <div className={styles.list}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} height={356} />
    ))}
  </div>
);

export function EventList({ list, chosen, order, onOrder, onSearchAllDates, onClaim, save, apply }: EventListProps) {
  const hasDates = chosen.range !== 'all';
  return (
    <>
      {!list.problem && (
        <div className={styles.summary}>
          <h2 aria-live="polite">{list.rows ? summary(list.total, chosen) : eventList.loading}</h2>
          <OrderSelect order={order} hasSearch={chosen.search !== ''} onChange={onOrder} />
          <EventCodeLookup />
        </div>
      )}
      <ListFrame
        list={list}
        waiting={waiting}
        empty={
          <EmptyState
            title={eventList.none.title}
            action={hasDates && <OutsideDates chosen={chosen} onSearchAll={onSearchAllDates} />}
          >
            {isFiltered(chosen) ? eventList.none.filtered : eventList.none.yet}
          </EmptyState>
        }
        pagesLabel={eventList.pages}
        retryLabel={eventList.reload}
      >
        {(events, isStale) => (
          <EventCards events={events} stale={isStale} onClaim={onClaim} save={save} apply={apply} />
        )}
      </ListFrame>
    </>
  );
}
