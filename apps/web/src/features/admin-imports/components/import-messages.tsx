import type { ReactNode } from 'react';
import { DataTable } from '../../../components/ui/table/data-table.js';
import { Segments } from '../../../components/ui/list/filters.js';
import { Card } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
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
import { warningGroups, type WarningGroup } from '../warning-groups.js';

interface ImportMessagesProps {
  id: string;
  title: string;
}

export const ImportFailures = (props: ImportMessagesProps) => <Messages {...props} kind="failure" groups={[]} />;

/** `rows`: how many rows were imported. */
export function ImportWarnings({ rows, ...props }: ImportMessagesProps & { rows: number }) {
  const { data, isLoading } = useImportWarningCountsQuery({ id: props.id });
  if (isLoading) return <Loading inline />;
  const { absent, ...grouped } = warningGroups(data?.counts ?? [], rows);
  const lead = absent.length > 0 && importMessages.absent(absent.map(fieldName), rows);
  return <Messages {...props} {...grouped} kind="warning" lead={lead} />;
}

interface MessagesProps extends ImportMessagesProps {
  kind: ImportMessageKind;
  groups: readonly WarningGroup[];
  /** How many messages there are in all groups. */
  total?: number;
  lead?: ReactNode;
}

/** Page by page; with groups, the first of them until another is chosen. */
function Messages({ id, kind, title, groups, total = 0, lead }: MessagesProps) {
  const every = { field: 'all', missing: '' as const, label: importMessages.everyField(total) };
  const options = [
    ...groups.map((group) => ({
      field: group.field,
      missing: group.isMissing ? ('yes' as const) : ('no' as const),
      label: importMessages.ofField(fieldName(group.field), group.isMissing, group.count),
    })),
    every,
  ];
  const asked = (field: string, missing: string) =>
    options.find((one) => (field ? one.field === field && one.missing === missing : true)) ?? every;
  const { list, filters } = useListPage({
    filters: { field: picked, missing: oneOf('', 'yes', 'no') },
    endpoint: adminImportsApi.endpoints.importMessages,
    scope: kind,
    pageSize: 50,
    ask: (chosen, paging) => {
      const { field, missing } = asked(chosen.field, chosen.missing);
      const narrowed = field === every.field ? {} : { field, isMissing: missing === 'yes' };
      return { input: { id, kind, ...narrowed, ...paging } };
    },
    pick: ({ messages }) => ({
      total: messages.total,
      items: messages.items.map((message, index) => ({
        ...message,
        key: `${message.row}-${message.field ?? ''}-${index}`,
      })),
    }),
    notLoaded: importMessages.notLoaded,
  });
  const chosen = options.indexOf(asked(filters.chosen.field, filters.chosen.missing));
  return (
    <Card title={title}>
      {lead && <p style={{ marginBottom: 12 }}>{lead}</p>}
      <DataTable
        id={`import-${kind}s`}
        caption={title}
        filters={
          groups.length > (lead ? 0 : 1) && (
            <Segments
              label={importMessages.field}
              value={String(chosen)}
              options={options.map(({ label }, index) => ({ value: String(index), label }))}
              onChange={(index) => {
                const { field, missing } = options[Number(index)] ?? every;
                filters.choose({ field, missing });
              }}
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
