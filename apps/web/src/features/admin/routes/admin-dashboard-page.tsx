import { Link } from 'react-router-dom';
import { AnchorButton } from '../../../components/ui/button.js';
import { FilterSelect } from '../../../components/ui/list/filters.js';
import { DataTable, instantColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Card, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { useHashTarget } from '../../../lib/hooks/use-hash-target.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminApi, type AdminOperationsQuery } from '../api/admin.generated.js';
import { AdminFigures } from '../components/admin-figures.js';
import { AdminTrends } from '../components/admin-trends.js';
import { NeedsYou } from '../components/needs-you.js';
import { PerformerFilter } from '../components/performer-filter.js';
import { PersonFilter } from '../components/person-filter.js';
import { operationFilter } from '../operation-filter-texts.js';
import { kindOptions, operationFilters } from '../operation-filters.js';
import { operationSentence } from '../operation-sentence.js';
import { performerName } from '../performer-name.js';
import { dashboard, operationLog, tools } from '../texts.js';
import { useAdminCounts, useRecordSummaries } from '../use-admin-counts.js';
import styles from './admin-dashboard.module.css';

const toolLinks = [
  ['/admin/import', tools.import],
  ['/admin/claims', tools.claims],
  ['/admin/transfer', tools.transfer],
  ['/admin/users', tools.users],
  ['/admin/events', tools.events],
  ['/admin/reports', tools.reports],
  ['/admin/blog', tools.blog],
  ['/admin/blueprints', tools.blueprints],
  ['/admin/texts', tools.texts],
  ['/admin/plans', tools.plans],
  ['/admin/email-templates', tools.emailTemplates],
  ['/admin/emails', tools.emails],
  ['/admin/data', tools.data],
  ['/admin/support', tools.support],
  ['/admin/system', tools.system],
] as const;

const columns: readonly Column<AdminOperationsQuery['operations']['items'][number]>[] = [
  { header: operationLog.operation, cell: operationSentence },
  {
    header: operationLog.by,
    cell: ({ performedBy, performer }) => <Link to={`/admin/users/${performedBy}`}>{performerName(performer)}</Link>,
  },
  instantColumn(operationLog.when, (operation) => operation.createdAt, 'created_at'),
];

export function Component() {
  useHashTarget();
  const counts = useAdminCounts();
  const summaries = useRecordSummaries();
  const missing = [...counts.missing, ...summaries.missing];
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
  });
  return (
    <Page>
      <PageHeader
        title={dashboard.title}
        documentTitle={dashboard.documentTitle}
        actions={
          <AnchorButton look="secondary" icon="gear" href="/admin/queues">
            {dashboard.queues}
          </AnchorButton>
        }
      />
      <Stack gap={24}>
        <NeedsYou />
        {missing.length > 0 && (
          <ErrorState
            message={dashboard.countsNotLoaded}
            onRetry={() => missing.forEach((one) => void one.refetch())}
          />
        )}
        <AdminFigures counts={counts} summaries={summaries} />
        <Card title={tools.title}>
          <div className={styles.tools}>
            {toolLinks.map(([to, label]) => (
              <Link key={to} to={to} className={styles.tool}>
                {label}
              </Link>
            ))}
          </div>
        </Card>
        <AdminTrends summaries={summaries} />
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
      </Stack>
    </Page>
  );
}
