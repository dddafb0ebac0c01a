import { instantColumn, moneyColumn, statusColumn, type Column } from '../../../components/ui/table/data-table.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminAccountsApi, type PaymentsOfPersonQuery } from '../api/admin-accounts.generated.js';
import type { Person } from '../person.js';
import { business } from '../texts.js';
import { BusinessCard, businessPageSize, marketColumn } from './business-card.js';

type Payment = PaymentsOfPersonQuery['payments']['items'][number];

const vendorColumn: Column<Payment> = {
  header: business.vendor,
  field: 'vendor',
  cell: ({ vendorName }) => vendorName ?? '—',
  value: ({ vendorName }) => vendorName,
};
const organizerColumn: Column<Payment> = {
  header: business.organizer,
  field: 'organizer',
  cell: ({ organizer }) => organizer?.businessName ?? '—',
  value: ({ organizer }) => organizer?.businessName,
};

/** Names the other party. The newest payment comes first, by the date that is shown. */
const columnsFor = (role: Person['role']): readonly Column<Payment>[] => [
  marketColumn(({ eventId, eventTitle }) => ({ id: eventId, title: eventTitle })),
  role === 'vendor' ? organizerColumn : vendorColumn,
  moneyColumn(business.amount, ({ amountCents }) => amountCents, 'amount'),
  statusColumn(business.status, ({ status }) => status),
  instantColumn(business.paid, ({ paidAt, createdAt }) => paidAt ?? createdAt, 'dated_at'),
];

export function PaymentsOfPerson({ id, role }: Pick<Person, 'id' | 'role'>) {
  const { list } = useListPage({
    endpoint: adminAccountsApi.endpoints.paymentsOfPerson,
    scope: 'payments',
    pageSize: businessPageSize,
    ask: (_, paging) => ({ input: { personId: id, ...paging } }),
    pick: (data) => data.payments,
    notLoaded: business.payments.notLoaded,
  });
  return <BusinessCard words={business.payments} columns={columnsFor(role)} list={list} />;
}
