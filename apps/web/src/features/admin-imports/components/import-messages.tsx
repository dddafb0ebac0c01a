import { DataTable } from '../../../components/ui/table/data-table.js';
import { Segments } from '../../../components/ui/list/filters.js';
import { Card } from '../../../components/ui/layout.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import { oneOf, picked } from '../../../lib/lists/filters.js';
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
    filters: { field: picked, missing: oneOf('', 'yes', 'no') },
    endpoint: adminImportsApi.endpoints.importMessages,
    scope: kind,
    pageSize: 50,
    ask: ({ field, missing }, paging) => ({
      input: { id, kind, field: field || null, isMissing: missing ? missing === 'yes' : null, ...paging },
    }),
    pick: ({ messages: { total, items } }) => ({
      total,
      items: items.map((message, index) => ({ ...message, key: `${message.row}-${message.field ?? ''}-${index}` })),
    }),
    notLoaded: importMessages.notLoaded,
  });
  const counts = counted?.counts ?? [];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  // The rarest first: the most frequent are values that no row has.
  const groups = counts.toReversed().flatMap(({ field, isMissing, count }) => {
    if (!field) return [];
    const label = importMessages.ofField(fieldName(field), isMissing, count);
    return [{ field, missing: isMissing ? ('yes' as const) : ('no' as const), label }];
  });
  const every = { field: '', missing: '' as const, label: importMessages.everyField(total) };
  const options = [every, ...groups];
  const { field: chosenField, missing: chosenKind } = filters.chosen;
  const chosen = options.findIndex(({ field, missing }) => field === chosenField && missing === chosenKind);
  const choose = ({ field, missing }: (typeof options)[number]) => filters.choose({ field, missing });
  return (
    <Card title={title}>
      <DataTable
        id={`import-${kind}s`}
        caption={title}
        filters={
          counts.length > 1 && (
            <Segments
              label={importMessages.field}
              value={String(chosen)}
              options={options.map(({ label }, index) => ({ value: String(index), label }))}
              onChange={(index) => choose(options[Number(index)] ?? every)}
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
            header: importMessages.event,
            field: 'event_name',
            cell: ({ title }) => title ?? '—',
            value: ({ title }) => title,
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
