import { Page, PageHeader, Stack } from '../../components/ui/layout.js';
import { paymentsApi } from '../../features/payments/api/payments.generated.js';
import { ConnectAccount } from '../../features/payments/components/connect-account.js';
import { plansApi } from '../../features/plans/api/plans.generated.js';
import { BillingDetailsCard } from '../../features/plans/components/billing-details-card.js';
import { CheckoutResult } from '../../features/plans/components/checkout-result.js';
import { SubscriptionCard } from '../../features/plans/components/subscription-card.js';
import { early, type Opening } from '../../lib/first-data.js';
import { useViewer } from '../../lib/session/use-session.js';
import { billing } from './texts/billing-page.js';

export const firstData = ({ role }: Opening) => [
  plansApi.endpoints.mySubscription.initiate(undefined, early),
  plansApi.endpoints.billingDetails.initiate(undefined, early),
  ...(role === 'organizer' ? [paymentsApi.endpoints.accountStatus.initiate(undefined, early)] : []),
];

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
