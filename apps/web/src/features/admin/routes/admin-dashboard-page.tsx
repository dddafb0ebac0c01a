import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AnchorButton } from '../../../components/ui/button.js';
import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { Card, Grid, Page, PageHeader, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { useAdminCountsQuery, useAdminOperationsQuery, type AdminOperationsQuery } from '../api/admin.generated.js';
import { dashboard, operationLog, tools } from '../texts.js';
import styles from './admin-dashboard.module.css';

const toolLinks = [
  ['/admin/import', tools.import],
  ['/admin/claims', tools.claims],
  ['/admin/transfer', tools.transfer],
  ['/admin/users', tools.users],
  ['/admin/events', tools.events],
  ['/admin/blog', tools.blog],
  ['/admin/email-templates', tools.emailTemplates],
  ['/admin/data', tools.data],
  ['/admin/support', tools.support],
] as const;

const number = (value: number | undefined) => (value === undefined ? undefined : formatCount(value));

/** `{"claimId":"…","count":3}` as text; ids are cut short. */
function detailsText(details: string): string {
  const parsed = JSON.parse(details) as Record<string, unknown>;
  return Object.entries(parsed)
    .map(([key, value]) => `${key} ${String(value).slice(0, 8)}`)
    .join(', ');
}

const pageSize = 10;
const columns: readonly Column<AdminOperationsQuery['operations']['items'][number]>[] = [
  { header: operationLog.operation, cell: (operation) => operationLog.kinds[operation.operationType] },
  { header: operationLog.details, cell: (operation) => detailsText(operation.details) },
  {
    header: operationLog.by,
    cell: ({ performedBy }) => <Link to={`/admin/users/${performedBy}`}>{operationLog.admin(performedBy)}</Link>,
  },
  instantColumn(operationLog.when, (operation) => operation.createdAt),
];

export function Component() {
  const [page, setPage] = useState(1);
  const counts = useAdminCountsQuery();
  const count = counts.data;
  const operations = useAdminOperationsQuery({ input: { page, pageSize } });
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
        {counts.error && !counts.isFetching && (
          <ErrorState message={dashboard.countsNotLoaded} onRetry={() => void counts.refetch()} />
        )}
        {(count || !counts.error) && (
          <StatRow>
            <StatTile label={dashboard.pendingClaims} value={number(count?.events.pendingClaims)} to="/admin/claims" />
            <StatTile label={dashboard.publishedEvents} value={number(count?.events.published)} />
            <StatTile label={dashboard.draftEvents} value={number(count?.events.draft)} />
            <StatTile label={dashboard.claimableEvents} value={number(count?.events.claimable)} />
            <StatTile label={dashboard.vendors} value={number(count?.accounts.vendors)} to="/admin/users?role=vendor" />
            <StatTile
              label={dashboard.organizers}
              value={number(count?.accounts.organizers)}
              to="/admin/users?role=organizer"
            />
            <StatTile label={dashboard.withoutProfile} value={number(count?.accounts.withoutProfile)} />
            <StatTile label={dashboard.applications} value={number(count?.applications.total)} />
          </StatRow>
        )}
        <Card title={tools.title}>
          <Grid min={180}>
            {toolLinks.map(([to, label]) => (
              <Link key={to} to={to} className={styles.tool}>
                {label}
              </Link>
            ))}
          </Grid>
        </Card>
        <Card title={operationLog.title}>
          <DataTable
            caption={operationLog.title}
            rows={operations.data?.operations.items}
            rowKey={(operation) => operation.id}
            columns={columns}
            paging={operations.data && { page, pageSize, total: operations.data.operations.total, onPage: setPage }}
            problem={
              operations.error && !operations.isFetching
                ? { message: operationLog.notLoaded, onRetry: () => void operations.refetch() }
                : undefined
            }
            empty={<p>{operationLog.none}</p>}
          />
        </Card>
      </Stack>
    </Page>
  );
}
