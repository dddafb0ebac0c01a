import { DataTable } from '../../../components/ui/table/data-table.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { NoneFound } from '../../../components/ui/list/none-found.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminApi } from '../api/admin.generated.js';
import { eventColumns } from '../components/event-columns.js';
import { EventTableFilters } from '../components/event-table-filters.js';
import { eventTableFilters } from '../event-table-filters.js';
import { eventTable } from '../texts.js';

export function Component() {
  const { list, filters } = useListPage({
    endpoint: adminApi.endpoints.adminMarketEvents,
    filters: eventTableFilters,
    pageSize: 50,
    ask: ({ search, source, claim, status }, paging) => ({
      input: {
        search: search || null,
        seededByAdmin: source === '' ? null : source === 'seeded',
        organizerClaimed: claim === '' ? null : claim === 'claimed',
        status: status === 'taken_down' ? null : status || null,
        takenDown: status === 'taken_down' || null,
        ...paging,
      },
    }),
    pick: ({ events }) => events,
    notLoaded: eventTable.notLoaded,
  });
  return (
    <Page>
      <PageHeader title={eventTable.title} lead={list.rows ? eventTable.count(list.total) : '\u00a0'} />
      <DataTable
        id="admin-events"
        caption={eventTable.title}
        columns={eventColumns}
        list={list}
        rowKey={({ id }) => id}
        filters={<EventTableFilters filters={filters} />}
        empty={<NoneFound texts={eventTable.none} filters={filters} scene="craft_fair" />}
      />
    </Page>
  );
}
