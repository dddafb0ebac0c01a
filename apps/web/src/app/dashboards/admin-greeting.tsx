import { LinkButton } from '../../components/ui/button.js';
import { Page, Stack, StatRow, StatTile } from '../../components/ui/layout.js';
import { ErrorState } from '../../components/ui/notice.js';
import { useAdminCountsQuery } from '../../features/admin/api/admin.generated.js';
import { Greeting } from './greeting.js';
import { formatCount } from '../../lib/format/numbers.js';

export function AdminGreeting() {
  const counts = useAdminCountsQuery();
  const { data, error, isFetching, refetch } = counts;
  return (
    <Page>
      <Greeting
        name=""
        lead="You look after this marketplace."
        actions={<LinkButton to="/admin/dashboard">Open the admin dashboard</LinkButton>}
      />
      <Stack gap={24}>
        {error && !data && !isFetching ? (
          <ErrorState message="The counts could not be loaded." onRetry={() => void refetch()} />
        ) : (
          <StatRow>
            <StatTile
              label="Pending claims"
              value={data && formatCount(data.events.pendingClaims)}
              to="/admin/claims"
            />
            <StatTile label="Published events" value={data && formatCount(data.events.published)} />
            <StatTile label="Vendors" value={data && formatCount(data.accounts.vendors)} />
            <StatTile label="Organizers" value={data && formatCount(data.accounts.organizers)} />
          </StatRow>
        )}
      </Stack>
    </Page>
  );
}
