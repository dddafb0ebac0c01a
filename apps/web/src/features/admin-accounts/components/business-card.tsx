import { Link } from 'react-router-dom';
import { DataTable, type Column } from '../../../components/ui/table/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import type { ListPage } from '../../../lib/lists/list-page.js';
import { business } from '../texts.js';

/** Rows per page of a person's business. */
export const businessPageSize = 10;

export const marketColumn = <T,>(market: (row: T) => { id: string; title: string | null | undefined }): Column<T> => ({
  header: business.market,
  field: 'event',
  cell: (row) => <Link to={`/events/${market(row).id}`}>{market(row).title ?? business.unnamed}</Link>,
  value: (row) => market(row).title,
});

interface BusinessCardProps<T> {
  words: { title: string; none: string };
  columns: readonly Column<T>[];
  list: ListPage<T>;
}

/** A list of what a person does at Stallbook. */
export function BusinessCard<T extends { id: string }>({ words, columns, list }: BusinessCardProps<T>) {
  return (
    <Card title={words.title}>
      <DataTable
        caption={words.title}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        empty={<p>{words.none}</p>}
      />
    </Card>
  );
}
