import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AnchorButton } from '../../../components/ui/button.js';
import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { Card, Grid, Page, PageHeader, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { useAdminCountsQuery, useAdminOperationsQuery, type AdminOperationsQuery } from '../api/admin.generated.js';
import styles from './admin-dashboard.module.css';

const tools = [
  ['/admin/import', 'Import events'],
  ['/admin/claims', 'Claims'],
  ['/admin/transfer', 'Transfer'],
  ['/admin/users', 'Users'],
  ['/admin/events', 'Events'],
  ['/admin/blog', 'Blog'],
  ['/admin/email-templates', 'Email templates'],
  ['/admin/data', 'Data explorer'],
  ['/admin/support', 'Support tools'],
] as const;

const operationWords = {
  seed_events: 'Events imported',
  approve_claim: 'Claim approved',
  deny_claim: 'Claim denied',
} as const;
const number = (value: number | undefined) => value?.toLocaleString('en-US');

/** `{"claimId":"…","count":3}` as text; ids are cut short. */
function detailsText(details: string): string {
  const parsed = JSON.parse(details) as Record<string, unknown>;
  return Object.entries(parsed)
    .map(([key, value]) => `${key} ${String(value).slice(0, 8)}`)
    .join(', ');
}

const pageSize = 10;
const columns: readonly Column<AdminOperationsQuery['operations']['items'][number]>[] = [
  { header: 'Operation', cell: (operation) => operationWords[operation.operationType] },
  { header: 'Details', cell: (operation) => detailsText(operation.details) },
  instantColumn('When', (operation) => operation.createdAt),
];

export function Component() {
  const [page, setPage] = useState(1);
  const counts = useAdminCountsQuery();
  const count = counts.data;
  const operations = useAdminOperationsQuery({ input: { page, pageSize } });
  return (
    <Page>
      <PageHeader
        title="Admin"
        documentTitle="Admin dashboard"
        actions={
          <AnchorButton look="secondary" icon="gear" href="/admin/queues">
            Job queues
          </AnchorButton>
        }
      />
      <Stack gap={24}>
        {counts.error && !counts.isFetching && (
          <ErrorState message="The counts could not be loaded." onRetry={() => void counts.refetch()} />
        )}
        {(count || !counts.error) && (
          <StatRow>
            <StatTile label="Pending claims" value={number(count?.events.pendingClaims)} to="/admin/claims" />
            <StatTile label="Published events" value={number(count?.events.published)} />
            <StatTile label="Draft events" value={number(count?.events.draft)} />
            <StatTile label="Claimable events" value={number(count?.events.claimable)} />
            <StatTile label="Vendors" value={number(count?.accounts.vendors)} />
            <StatTile label="Organizers" value={number(count?.accounts.organizers)} />
            <StatTile label="Accounts without a profile" value={number(count?.accounts.withoutProfile)} />
            <StatTile label="Applications" value={number(count?.applications.total)} />
          </StatRow>
        )}
        <Card title="Tools">
          <Grid min={180}>
            {tools.map(([to, label]) => (
              <Link key={to} to={to} className={styles.tool}>
                {label}
              </Link>
            ))}
          </Grid>
        </Card>
        <Card title="Latest operations">
          <DataTable
            caption="Latest operations"
            rows={operations.data?.operations.items}
            rowKey={(operation) => operation.id}
            columns={columns}
            paging={operations.data && { page, pageSize, total: operations.data.operations.total, onPage: setPage }}
            problem={
              operations.error && !operations.isFetching
                ? { message: 'The operations could not be loaded.', onRetry: () => void operations.refetch() }
                : undefined
            }
            empty={<p>Nothing was done yet.</p>}
          />
        </Card>
      </Stack>
    </Page>
  );
}
