import { useState } from 'react';
import { StatusBadge } from '../../../components/ui/badge.js';
import { instantColumn, moneyColumn, type Column } from '../../../components/ui/data-table.js';
import { usePaymentsOfPersonQuery, type PaymentsOfPersonQuery } from '../api/accounts.generated.js';
import { business } from '../texts.js';
import { BusinessCard, businessPageSize, marketColumn } from './business-card.js';

type Payment = PaymentsOfPersonQuery['payments']['items'][number];

const columns: readonly Column<Payment>[] = [
  marketColumn(({ eventId, eventTitle }) => ({ id: eventId, title: eventTitle })),
  { header: business.vendor, cell: ({ vendorName }) => vendorName ?? '—', value: ({ vendorName }) => vendorName },
  moneyColumn(business.amount, ({ amountCents }) => amountCents),
  { header: business.status, cell: ({ status }) => <StatusBadge status={status} />, value: ({ status }) => status },
  instantColumn(business.made, ({ createdAt }) => createdAt),
];

export function PaymentsOfPerson({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = usePaymentsOfPersonQuery({
    input: { personId: id, page, pageSize: businessPageSize },
  });
  return (
    <BusinessCard
      words={business.payments}
      columns={columns}
      found={data?.payments}
      failed={Boolean(error) && !isFetching}
      onRetry={() => void refetch()}
      page={page}
      onPage={setPage}
    />
  );
}
