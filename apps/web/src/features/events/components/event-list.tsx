import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { useEventsQuery, type EventCardFragment } from '../api/events.generated.js';
import { isFiltered, pageSize, toInput, type Filters } from '../filters.js';
import { eventList } from '../texts/search.js';
import { EventCards } from './event-cards.js';
import styles from './event-list.module.css';
import { EventCodeLookup } from './event-code-lookup.js';
import { Pagination } from '../../../components/ui/pagination.js';
import { formatDateRange } from '../../../lib/format/dates.js';

interface EventListProps {
  filters: Filters;
  onPage: (page: number) => void;
  onClaim?: (event: EventCardFragment) => void;
  save?: (event: EventCardFragment) => ReactNode;
}

function summary(total: number, { dateFrom, dateTo }: Filters): string {
  if (!dateFrom || !dateTo) return eventList.found(total);
  return eventList.foundWithin(total, formatDateRange(dateFrom, dateTo));
}

export function EventList({ filters, onPage, onClaim, save }: EventListProps) {
  const { data, error, isFetching, isLoading, refetch } = useEventsQuery({ input: toInput(filters) });
  if (error && !isFetching) {
    return <ErrorState message={eventList.notLoaded} retryLabel={eventList.reload} onRetry={() => void refetch()} />;
  }
  const items = data?.events.items ?? [];
  return (
    <>
      <div className={styles.summary}>
        <h2 aria-live="polite">{isLoading || !data ? eventList.loading : summary(data.events.total, filters)}</h2>
        <EventCodeLookup />
      </div>
      {isLoading && (
        <div className={styles.list}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={356} />
          ))}
        </div>
      )}
      {data && items.length === 0 && (
        <EmptyState title={eventList.none.title}>
          {isFiltered(filters) ? eventList.none.filtered : eventList.none.yet}
        </EmptyState>
      )}
      <EventCards events={items} stale={isFetching} onClaim={onClaim} save={save} />
      {data && (
        <Pagination
          label={eventList.pages}
          page={filters.page}
          total={data.events.total}
          pageSize={pageSize}
          onPage={onPage}
        />
      )}
    </>
  );
}
