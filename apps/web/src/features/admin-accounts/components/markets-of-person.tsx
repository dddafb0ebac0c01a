import { placeName } from '@stallbook/kernel/us-states';
import { statusColumn, type Column } from '../../../components/ui/table/data-table.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminAccountsApi, type MarketsOfPersonQuery } from '../api/admin-accounts.generated.js';
import { business } from '../texts.js';
import { BusinessCard, businessPageSize, marketColumn } from './business-card.js';

type Market = MarketsOfPersonQuery['markets']['items'][number];

const placeOf = ({ city, state }: Market) => placeName(city, state);

const columns: readonly Column<Market>[] = [
  marketColumn((market) => market),
  {
    header: business.day,
    field: 'event_date',
    cell: ({ eventDate, eventEndDate }) => formatDateRange(eventDate, eventEndDate),
    value: ({ eventDate }) => eventDate,
  },
  { header: business.place, field: 'place', cell: placeOf, value: placeOf },
  statusColumn(business.status, ({ status, takenDownReason }) => (takenDownReason === null ? status : 'taken_down')),
];

export function MarketsOfPerson({ id }: { id: string }) {
  const { list } = useListPage({
    endpoint: adminAccountsApi.endpoints.marketsOfPerson,
    scope: 'markets',
    pageSize: businessPageSize,
    ask: (_, paging) => ({ input: { organizerId: id, ...paging } }),
    pick: (data) => data.markets,
    notLoaded: business.markets.notLoaded,
  });
  return <BusinessCard words={business.markets} columns={columns} list={list} />;
}
