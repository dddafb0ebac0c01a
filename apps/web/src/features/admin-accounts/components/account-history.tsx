import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { history } from '../texts.js';
import type { Person } from '../person.js';

type Entry = Person['securityRecord'][number];

const columns: readonly Column<Entry>[] = [
  { header: history.what, cell: ({ kind }) => history.kinds[kind] },
  instantColumn(history.when, ({ at }) => at, 'at'),
  { header: history.device, cell: ({ device }) => device ?? '—' },
];

export function AccountHistory({ entries }: { entries: readonly Entry[] }) {
  return (
    <Card title={history.title}>
      <DataTable
        caption={history.title}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        pageSize={10}
        empty={<p>{history.none}</p>}
      />
    </Card>
  );
}
