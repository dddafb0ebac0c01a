import { LinkButton } from '../../components/ui/button.js';
import { Page, Stack, StatRow, StatTile } from '../../components/ui/layout.js';
import { ErrorState } from '../../components/ui/notice.js';
import { useAdminCounts } from '../../features/admin/use-admin-counts.js';
import { Greeting } from './greeting.js';
import { adminDashboard as texts } from './texts.js';

export function AdminGreeting() {
  const { ofAccounts, ofEvents, missing } = useAdminCounts();
  return (
    <Page>
      <Greeting name="" lead={texts.lead} actions={<LinkButton to="/admin/dashboard">{texts.open}</LinkButton>} />
      <Stack gap={24}>
        {missing.length > 0 && (
          <ErrorState message={texts.notLoaded} onRetry={() => missing.forEach((one) => void one.refetch())} />
        )}
        <StatRow>
          <StatTile label={texts.pendingClaims} {...ofEvents('pendingClaims')} to="/admin/claims" />
          <StatTile label={texts.published} {...ofEvents('published')} />
          <StatTile label={texts.vendors} {...ofAccounts('vendors')} />
          <StatTile label={texts.organizers} {...ofAccounts('organizers')} />
        </StatRow>
      </Stack>
    </Page>
  );
}
