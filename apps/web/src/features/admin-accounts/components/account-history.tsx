import { securityColumns } from '../../../components/security/security-columns.js';
import { DataTable } from '../../../components/ui/table/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { history } from '../texts.js';
import type { Person } from '../person.js';

export function AccountHistory({ entries }: { entries: Person['securityRecord'] }) {
  return (
    <Card title={history.title}>
      <DataTable
        caption={history.title}
        columns={securityColumns}
        rows={entries}
        rowKey={({ id }) => id}
        pageSize={10}
        empty={<p>{history.none}</p>}
      />
    </Card>
  );
}
