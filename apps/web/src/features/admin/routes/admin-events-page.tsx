import { Button } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { everyPage, largestPage } from '../../../lib/pages.js';
import { useAdminMarketEventsQuery, useLazyAdminMarketEventsQuery } from '../api/admin.generated.js';
import { eventColumns } from '../components/event-columns.js';
import { EventTableFilters } from '../components/event-table-filters.js';
import { eventTable } from '../texts.js';
import { useEventTableFilters } from '../use-event-table-filters.js';

const pageSize = 50;

export function Component() {
  const filters = useEventTableFilters();
  const { criteria, page, toPage, filtered, clear } = filters;
  const { data, error, isFetching, refetch } = useAdminMarketEventsQuery({ input: { ...criteria, page, pageSize } });
  const [load] = useLazyAdminMarketEventsQuery();
  const found = data?.events;
  return (
    <Page>
      <PageHeader title={eventTable.title} />
      <DataTable
        id="admin-events"
        caption={eventTable.title}
        columns={eventColumns}
        rows={found?.items}
        rowKey={({ id }) => id}
        filters={<EventTableFilters filters={filters} />}
        paging={found && { page, pageSize, total: found.total, onPage: toPage }}
        everyRow={() =>
          everyPage((one) =>
            load({ input: { ...criteria, page: one, pageSize: largestPage } })
              .unwrap()
              .then(({ events }) => events),
          )
        }
        problem={error && !isFetching ? { message: eventTable.notLoaded, onRetry: () => void refetch() } : undefined}
        empty={
          <EmptyState
            title={eventTable.none.title}
            scene="craft_fair"
            action={
              filtered && (
                <Button look="secondary" onClick={clear}>
                  {eventTable.none.action}
                </Button>
              )
            }
          >
            {eventTable.none.text}
          </EmptyState>
        }
      />
    </Page>
  );
}
