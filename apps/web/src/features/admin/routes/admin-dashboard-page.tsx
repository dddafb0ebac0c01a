import { Link } from 'react-router-dom';
import { AnchorButton } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Card, Grid, Page, PageHeader, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { InstantText } from '../../../components/ui/text.js';
import { useAdminCountsQuery, useAdminOperationsQuery } from '../api/admin.generated.js';

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
const number = (value: number) => value.toLocaleString('en-US');

/** `{"claimId":"…","count":3}` as text; ids are cut short. */
function detailsText(details: string): string {
  const parsed = JSON.parse(details) as Record<string, unknown>;
  return Object.entries(parsed)
    .map(([key, value]) => `${key} ${String(value).slice(0, 8)}`)
    .join(', ');
}

export function Component() {
  const counts = useAdminCountsQuery();
  const operations = useAdminOperationsQuery({ input: { page: 1, pageSize: 10 } });
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
        {counts.isLoading && <Loading inline />}
        {counts.data && (
          <StatRow>
            <StatTile label="Pending claims" value={number(counts.data.events.pendingClaims)} to="/admin/claims" />
            <StatTile label="Published events" value={number(counts.data.events.published)} />
            <StatTile label="Draft events" value={number(counts.data.events.draft)} />
            <StatTile label="Claimable events" value={number(counts.data.events.claimable)} />
            <StatTile label="Vendors" value={number(counts.data.accounts.vendors)} />
            <StatTile label="Organizers" value={number(counts.data.accounts.organizers)} />
            <StatTile label="Accounts without a profile" value={number(counts.data.accounts.withoutProfile)} />
            <StatTile label="Applications" value={number(counts.data.applications.total)} />
          </StatRow>
        )}
        <Card title="Tools">
          <Grid min={180}>
            {tools.map(([to, label]) => (
              <Link key={to} to={to} style={{ padding: '10px 0' }}>
                {label}
              </Link>
            ))}
          </Grid>
        </Card>
        <Card title="Latest operations">
          {operations.isLoading && <Loading inline />}
          {operations.data?.operations.total === 0 && <p style={{ color: 'var(--muted)' }}>Nothing was done yet.</p>}
          {operations.data && operations.data.operations.total > 0 && (
            <DataTable
              caption="Latest operations"
              rows={operations.data.operations.items}
              rowKey={(operation) => operation.id}
              columns={[
                { header: 'Operation', cell: (operation) => operationWords[operation.operationType] },
                { header: 'Details', cell: (operation) => detailsText(operation.details) },
                { header: 'When', cell: (operation) => <InstantText iso={operation.createdAt} /> },
              ]}
            />
          )}
        </Card>
      </Stack>
    </Page>
  );
}
