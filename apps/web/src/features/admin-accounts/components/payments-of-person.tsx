import { instantColumn, moneyColumn, statusColumn, type Column } from '../../../components/ui/table/data-table.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminAccountsApi, type PaymentsOfPersonQuery } from '../api/admin-accounts.generated.js';
import { business } from '../texts.js';
import { BusinessCard, businessPageSize, marketColumn } from './business-card.js';

type Payment = PaymentsOfPersonQuery['payments']['items'][number];

const columns: readonly Column<Payment>[] = [
  marketColumn(({ eventId, eventTitle }) => ({ id: eventId, title: eventTitle })),
  {
    header: business.vendor,
    field: 'vendor',
    cell: ({ vendorName }) => vendorName ?? '—',
    value: ({ vendorName }) => vendorName,
  },
  moneyColumn(business.amount, ({ amountCents }) => amountCents, 'amount'),
  statusColumn(business.status, ({ status }) => status, 'status'),
  instantColumn(business.made, ({ createdAt }) => createdAt, 'created_at'),
];

export function PaymentsOfPerson({ id }: { id: string }) {
  const { list } = useListPage({
    endpoint: adminAccountsApi.endpoints.paymentsOfPerson,
    scope: 'payments',
    pageSize: businessPageSize,
    ask: (_, paging) => ({ input: { personId: id, ...paging } }),
    pick: (data) => data.payments,
    notLoaded: business.payments.notLoaded,
  });
  return <BusinessCard words={business.payments} columns={columns} list={list} />;
}
