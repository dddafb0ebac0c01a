import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { Skeleton } from '../../../components/ui/loading.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { useLayout } from '../../../lib/hooks/use-media.js';
import type { ListPage } from '../../../lib/lists/list-page.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { datesOf, type Filters, type Order } from '../filters.js';
import { eventList, eventSearch } from '../texts/search.js';
import type { CardEvent } from './event-card.js';
import { EventCards } from './event-cards.js';
import styles from './event-list.module.css';
import { OrderSelect } from './order-select.js';

const NoEvents = lazyPart(() => import('./no-events.js'), 'NoEvents');
const NearestNeedsPlace = lazyPart(() => import('./nearest-needs-place.js'), 'NearestNeedsPlace');

interface EventListProps {
  list: ListPage<CardEvent>;
  chosen: Filters;
  order: Order;
  onOrder: (order: Order) => void;
  /** Turns the limit to events that take applications on or off. */
  onOpen: () => void;
  onSearchAllDates: () => void;
  /** Absent where there is nothing to clear. */
  onClear?: () => void;
  /** The place that distances are measured from. */
  from: string;
  /** Shown next to the list. */
  map: ReactNode;
  onMap: () => void;
  /** Set where the viewer may claim seeded events. */
  onClaim?: (event: CardEvent) => void;
  save?: (event: CardEvent) => ReactNode;
  apply?: (event: CardEvent) => ReactNode;
}

/** The server counts no more matches. */
const maxCounted = 10_000;

function summary(total: number, chosen: Filters): string {
  if (total >= maxCounted) return eventList.foundMany(total);
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

const intoView = (box: HTMLElement | null) => box?.scrollIntoView();

export function EventList({
  list,
  chosen,
  order,
  onOrder,
  onOpen,
  onSearchAllDates,
  onClear,
  from,
  map,
  onMap,
  onClaim,
  save,
  apply,
}: EventListProps) {
  const isPhone = useLayout() === 'mobile';
  const [isMapAsked, setMapAsked] = useState(false);
  const toggleMap = () => {
    setMapAsked(isPhone);
    onMap();
  };
  return (
    <>
      {!list.problem && (
        <div className={styles.summary}>
          <h2 aria-live="polite">{list.rows ? summary(list.total, chosen) : eventList.loading}</h2>
          <div className={styles.tools}>
            <div className={styles.order}>
              <OrderSelect order={order} hasSearch={chosen.search !== ''} onChange={onOrder} />
            </div>
            <Button look="secondary" small icon="pin" onClick={toggleMap}>
              {map ? eventList.list : eventList.map}
            </Button>
            <label className={styles.open}>
              <input type="checkbox" checked={chosen.open === 'yes'} onChange={onOpen} />
              {eventSearch.open}
            </label>
          </div>
        </div>
      )}
      {order === 'nearest' && !from && (
        <Suspense>
          <NearestNeedsPlace />
        </Suspense>
      )}
      <div className={map ? styles.withMap : undefined}>
        <div>
          <ListFrame
            list={list}
            waiting={waiting}
            empty={
              <Suspense fallback={waiting}>
                <NoEvents
                  chosen={chosen}
                  order={order}
                  from={from}
                  onSearchAllDates={onSearchAllDates}
                  onClear={onClear}
                />
              </Suspense>
            }
            pagesLabel={eventList.pages}
            retryLabel={eventList.reload}
          >
            {(events, isStale) => (
              <EventCards events={events} stale={isStale} onClaim={onClaim} save={save} apply={apply} />
            )}
          </ListFrame>
        </div>
        {map && <div ref={isMapAsked ? intoView : undefined}>{map}</div>}
      </div>
    </>
  );
}
