import { securityColumns } from '../../../components/security/security-columns.js';
import { DataTable } from '../../../components/ui/table/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { identityApi } from '../api/identity.generated.js';
import { securityRecord } from '../texts/account.js';

/** Lets owners notice activity that was not theirs. */
export function SecurityCard() {
  const { list } = useListPage({
    endpoint: identityApi.endpoints.mySecurityRecord,
    scope: 'record',
    pageSize: 10,
    ask: () => undefined,
    pick: ({ record }) => record,
    notLoaded: securityRecord.notLoaded,
  });
  return (
    <Card title={securityRecord.title}>
      <DataTable
        caption={securityRecord.caption}
        columns={securityColumns}
        list={list}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={securityRecord.none.title} scene={null}>
            {securityRecord.none.text}
          </EmptyState>
        }
      />
    </Card>
  );
}
