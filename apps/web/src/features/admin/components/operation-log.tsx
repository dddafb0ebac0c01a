import { Link } from 'react-router-dom';
import { Card } from '../../../components/ui/layout.js';
import { FilterSelect } from '../../../components/ui/list/filters.js';
import { DataTable, instantColumn, type Column } from '../../../components/ui/table/data-table.js';
import { useHashTarget } from '../../../lib/hooks/use-hash-target.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminApi, type AdminOperationsQuery } from '../api/admin.generated.js';
import { operationFilter } from '../operation-filter-texts.js';
import { kindOptions, operationFilters } from '../operation-filters.js';
import { operationSentence } from '../operation-sentence.js';
import { performerName } from '../performer-name.js';
import { operationLog } from '../texts.js';
import { PerformerFilter } from './performer-filter.js';
import { PersonFilter } from './person-filter.js';

const columns: readonly Column<AdminOperationsQuery['operations']['items'][number]>[] = [
  { header: operationLog.operation, cell: operationSentence },
  {
    header: operationLog.by,
    cell: ({ performedBy, performer }) => <Link to={`/admin/users/${performedBy}`}>{performerName(performer)}</Link>,
  },
  instantColumn(operationLog.when, (operation) => operation.createdAt, 'created_at'),
];

export function OperationLog() {
  useHashTarget();
  const { list, filters } = useListPage({
    endpoint: adminApi.endpoints.adminOperations,
    filters: operationFilters,
    scope: 'log',
    pageSize: 10,
    ask: ({ kind, by, about }, paging) => ({
      input: {
        operationType: kind === '' || kind === 'all' ? null : kind,
        onlyChanges: kind === '',
        performedBy: by || null,
        personId: about || null,
        ...paging,
      },
    }),
    pick: ({ operations }) => operations,
    notLoaded: operationLog.notLoaded,
    // What is viewed is entered too, and no command says so.
    options: { refetchOnMountOrArgChange: true },
  });
  return (
    <Card title={operationLog.title} id="log">
      <DataTable
        caption={operationLog.title}
        list={list}
        rowKey={(operation) => operation.id}
        columns={columns}
        filters={
          <>
            <FilterSelect
              label={operationFilter.kind}
              value={filters.chosen.kind}
              options={kindOptions}
              onChange={(kind) => filters.choose({ kind })}
              wide
            />
            <PerformerFilter value={filters.chosen.by} onChange={(by) => filters.choose({ by })} />
            <PersonFilter
              value={filters.chosen.about}
              operations={list.rows}
              onChange={(about) => filters.choose({ about })}
            />
          </>
        }
        empty={<p>{filters.isFiltered ? operationFilter.none : operationLog.none}</p>}
      />
    </Card>
  );
}
