import { Link } from 'react-router-dom';
import { DataTable, type Column } from '../../../components/ui/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { business } from '../texts.js';

export const businessPageSize = 10;

export const marketColumn = <T,>(market: (row: T) => { id: string; title: string | null | undefined }): Column<T> => ({
  header: business.market,
  cell: (row) => <Link to={`/events/${market(row).id}`}>{market(row).title ?? business.unnamed}</Link>,
  value: (row) => market(row).title,
});

interface BusinessCardProps<T> {
  words: { title: string; none: string; notLoaded: string };
  columns: readonly Column<T>[];
  found: { total: number; items: readonly T[] } | undefined;
  failed: boolean;
  onRetry: () => void;
  page: number;
  onPage: (page: number) => void;
}

export function BusinessCard<T extends { id: string }>({
  words,
  columns,
  found,
  failed,
  onRetry,
  page,
  onPage,
}: BusinessCardProps<T>) {
  return (
    <Card title={words.title}>
      <DataTable
        caption={words.title}
        columns={columns}
        rows={found?.items}
        rowKey={({ id }) => id}
        paging={found && { page, pageSize: businessPageSize, total: found.total, onPage }}
        problem={failed ? { message: words.notLoaded, onRetry } : undefined}
        empty={<p>{words.none}</p>}
      />
    </Card>
  );
}
