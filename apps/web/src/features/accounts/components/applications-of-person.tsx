import { useState } from 'react';
import { StatusBadge } from '../../../components/ui/badge.js';
import { instantColumn, type Column } from '../../../components/ui/data-table.js';
import { useApplicationsOfPersonQuery, type ApplicationsOfPersonQuery } from '../api/accounts.generated.js';
import { business } from '../texts.js';
import { BusinessCard, businessPageSize, marketColumn } from './business-card.js';

type Application = ApplicationsOfPersonQuery['applications']['items'][number];

const columns: readonly Column<Application>[] = [
  marketColumn(({ eventId, event }) => ({ id: eventId, title: event?.title })),
  { header: business.status, cell: ({ status }) => <StatusBadge status={status} />, value: ({ status }) => status },
  instantColumn(business.made, ({ createdAt }) => createdAt),
];

export function ApplicationsOfPerson({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useApplicationsOfPersonQuery({
    input: { personId: id, page, pageSize: businessPageSize },
  });
  return (
    <BusinessCard
      words={business.applications}
      columns={columns}
      found={data?.applications}
      failed={Boolean(error) && !isFetching}
      onRetry={() => void refetch()}
      page={page}
      onPage={setPage}
    />
  );
}
