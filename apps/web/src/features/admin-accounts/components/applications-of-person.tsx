import { instantColumn, statusColumn, type Column } from '../../../components/ui/table/data-table.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminAccountsApi, type ApplicationsOfPersonQuery } from '../api/admin-accounts.generated.js';
import { business } from '../texts.js';
import { BusinessCard, businessPageSize, marketColumn } from './business-card.js';

type Application = ApplicationsOfPersonQuery['applications']['items'][number];

const columns: readonly Column<Application>[] = [
  marketColumn(({ eventId, event }) => ({ id: eventId, title: event?.title })),
  statusColumn(business.status, ({ status }) => status),
  instantColumn(business.made, ({ createdAt }) => createdAt, 'created_at'),
];

export function ApplicationsOfPerson({ id }: { id: string }) {
  const { list } = useListPage({
    endpoint: adminAccountsApi.endpoints.applicationsOfPerson,
    scope: 'applications',
    pageSize: businessPageSize,
    ask: (_, paging) => ({ input: { personId: id, ...paging } }),
    pick: (data) => data.applications,
    notLoaded: business.applications.notLoaded,
  });
  return <BusinessCard words={business.applications} columns={columns} list={list} />;
}
