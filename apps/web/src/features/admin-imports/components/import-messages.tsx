import { DataTable } from '../../../components/ui/data-table.js';
import { FilterSelect } from '../../../components/ui/filters.js';
import { Card } from '../../../components/ui/layout.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import { picked } from '../../../lib/lists/filters.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import {
  adminImportsApi,
  useImportWarningCountsQuery,
  type ImportMessageKind,
} from '../api/admin-imports.generated.js';
import { fieldName } from '../field-name.js';
import { importMessages } from '../texts.js';

/** Failed rows or warnings of an import, page by page. */
export function ImportMessages({ id, kind, title }: { id: string; kind: ImportMessageKind; title: string }) {
  const { data: counted } = useImportWarningCountsQuery({ id }, { skip: kind !== 'warning' });
  const { list, filters } = useListPage({
    filters: { field: picked },
    endpoint: adminImportsApi.endpoints.importMessages,
    scope: kind,
    pageSize: 50,
    ask: ({ field }, paging) => ({ input: { id, kind, field: field || null, ...paging } }),
    pick: ({ messages: { total, items } }) => ({
      total,
      items: items.map((message, index) => ({ ...message, key: `${message.row}-${message.field ?? ''}-${index}` })),
    }),
    notLoaded: importMessages.notLoaded,
  });
  const counts = counted?.counts ?? [];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const options = [
    { value: '', label: importMessages.everyField(total) },
    ...counts.flatMap(({ field, count }) =>
      field ? [{ value: field, label: importMessages.ofField(fieldName(field), count) }] : [],
    ),
  ];
  return (
    <Card title={title}>
      <DataTable
        id={`import-${kind}s`}
        caption={title}
        filters={
          counts.length > 1 && (
            <FilterSelect
              label={importMessages.field}
              value={filters.chosen.field}
              options={options}
              onChange={(field) => filters.choose({ field })}
            />
          )
        }
        list={list}
        rowKey={(message) => message.key}
        columns={[
          {
            header: importMessages.row,
            field: 'row',
            cell: ({ row }) => importMessages.rowNumber(row),
            csv: ({ row }) => row,
          },
          {
            header: importMessages.field,
            field: 'field',
            cell: ({ field }) => (field ? fieldName(field) : '—'),
            csv: ({ field }) => field,
          },
          {
            header: importMessages.message,
            field: 'message',
            cell: ({ message }) => <ServiceText>{message}</ServiceText>,
            csv: ({ message }) => message,
          },
        ]}
      />
    </Card>
  );
}
