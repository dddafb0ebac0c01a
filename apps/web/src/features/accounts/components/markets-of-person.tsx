import { useState } from 'react';
import { StatusBadge } from '../../../components/ui/badge.js';
import type { Column } from '../../../components/ui/data-table.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { joinPlace } from '../../../lib/format/text.js';
import { useMarketsOfPersonQuery, type MarketsOfPersonQuery } from '../api/accounts.generated.js';
import { business } from '../texts.js';
import { BusinessCard, businessPageSize, marketColumn } from './business-card.js';

type Market = MarketsOfPersonQuery['markets']['items'][number];

const columns: readonly Column<Market>[] = [
  marketColumn((market) => market),
  {
    header: business.day,
    cell: ({ eventDate, eventEndDate }) => formatDateRange(eventDate, eventEndDate),
    value: ({ eventDate }) => eventDate,
  },
  { header: business.place, cell: ({ city, state }) => joinPlace(city, state), value: ({ city }) => city },
  { header: business.status, cell: ({ status }) => <StatusBadge status={status} />, value: ({ status }) => status },
];

export function MarketsOfPerson({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useMarketsOfPersonQuery({
    input: { organizerId: id, page, pageSize: businessPageSize },
  });
  return (
    <BusinessCard
      words={business.markets}
      columns={columns}
      found={data?.markets}
      failed={Boolean(error) && !isFetching}
      onRetry={() => void refetch()}
      page={page}
      onPage={setPage}
    />
  );
}
