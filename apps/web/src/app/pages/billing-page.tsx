import { Page, PageHeader, Stack } from '../../components/ui/layout.js';
import { ConnectAccount } from '../../features/payments/components/connect-account.js';
import { BillingDetailsCard } from '../../features/plans/components/billing-details-card.js';
import { CheckoutResult } from '../../features/plans/components/checkout-result.js';
import { SubscriptionCard } from '../../features/plans/components/subscription-card.js';
import { useViewer } from '../../lib/session/use-session.js';
import { billing } from './texts/billing-page.js';

export function Component() {
  const session = useViewer();
  const organizer = session?.role === 'organizer';
  return (
    <Page width="narrow">
      <PageHeader title={billing.title} lead={organizer ? billing.leadOfOrganizer : billing.lead} />
      <Stack gap={20}>
        <CheckoutResult />
        <SubscriptionCard organizer={organizer} />
        {organizer && <ConnectAccount businessName={session?.profile?.businessName} />}
        <BillingDetailsCard />
      </Stack>
    </Page>
  );
}
