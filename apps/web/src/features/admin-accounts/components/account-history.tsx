import { securityColumns } from '../../../components/security/security-columns.js';
import { LinkButton } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/table/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { history } from '../texts.js';
import type { Person } from '../person.js';

export function AccountHistory({ account: { id, securityRecord } }: { account: Person }) {
  return (
    <Card
      title={history.title}
      actions={
        <LinkButton look="secondary" small to={`/admin/dashboard?log-kind=all&log-about=${id}#log`}>
          {history.byAdmins}
        </LinkButton>
      }
    >
      <DataTable
        caption={history.title}
        columns={securityColumns}
        rows={securityRecord}
        rowKey={({ id }) => id}
        pageSize={10}
        empty={<p>{history.none}</p>}
      />
    </Card>
  );
}
