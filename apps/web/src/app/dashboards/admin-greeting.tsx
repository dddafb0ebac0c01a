import { LinkButton } from '../../components/ui/button.js';
import { Page, Stack, StatRow, StatTile } from '../../components/ui/layout.js';
import { ErrorState } from '../../components/ui/notice.js';
import { useAdminCountsQuery } from '../../features/admin/api/admin.generated.js';
import { formatCount } from '../../lib/format/numbers.js';
import { Greeting } from './greeting.js';
import { adminDashboard as texts } from './texts.js';

export function AdminGreeting() {
  const counts = useAdminCountsQuery();
  const { data, error, isFetching, refetch } = counts;
  return (
    <Page>
      <Greeting name="" lead={texts.lead} actions={<LinkButton to="/admin/dashboard">{texts.open}</LinkButton>} />
      <Stack gap={24}>
        {error && !data && !isFetching ? (
          <ErrorState message={texts.notLoaded} onRetry={() => void refetch()} />
        ) : (
          <StatRow>
            <StatTile
              label={texts.pendingClaims}
              value={data && formatCount(data.events.pendingClaims)}
              to="/admin/claims"
            />
            <StatTile label={texts.published} value={data && formatCount(data.events.published)} />
            <StatTile label={texts.vendors} value={data && formatCount(data.accounts.vendors)} />
            <StatTile label={texts.organizers} value={data && formatCount(data.accounts.organizers)} />
          </StatRow>
        )}
      </Stack>
    </Page>
  );
}
