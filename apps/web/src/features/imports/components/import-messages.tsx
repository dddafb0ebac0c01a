import { DataTable } from '../../../components/ui/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { importsApi, type ImportMessageKind } from '../api/imports.generated.js';
import { importMessages } from '../texts.js';

/** Failed rows or warnings of an import, page by page. */
export function ImportMessages({ id, kind, title }: { id: string; kind: ImportMessageKind; title: string }) {
  const { list } = useListPage({
    endpoint: importsApi.endpoints.importMessages,
    scope: kind,
    pageSize: 50,
    ask: (_, paging) => ({ input: { id, kind, ...paging } }),
    pick: ({ messages: { total, items } }) => ({
      total,
      items: items.map((message, index) => ({ ...message, key: `${message.row}-${message.field ?? ''}-${index}` })),
    }),
    notLoaded: importMessages.notLoaded,
  });
  return (
    <Card title={title}>
      <DataTable
        caption={title}
        list={list}
        rowKey={(message) => message.key}
        columns={[
          { header: importMessages.row, cell: (message) => importMessages.rowNumber(message.row) },
          { header: importMessages.field, cell: (message) => message.field ?? '—' },
          { header: importMessages.message, cell: (message) => message.message },
        ]}
      />
    </Card>
  );
}
