import { Card, Facts, Page, PageHeader, Stack } from '../../components/ui/layout.js';
import { MoneyText } from '../../components/ui/text.js';
import { ConnectAccount } from '../../features/payments/components/connect-account.js';
import { usePlanCatalogQuery } from '../../features/plans/api/plans.generated.js';
import { useViewer } from '../../lib/session/use-session.js';

export function Component() {
  const session = useViewer();
  const { data } = usePlanCatalogQuery();
  const basic = data?.catalog.plans.find((plan) => plan.name === 'basic');
  return (
    <Page width="narrow">
      <PageHeader
        title="Billing"
        lead={session?.role === 'organizer' ? 'Your plan, and the account your payouts go to.' : 'Your plan.'}
      />
      <Stack gap={20}>
        {session?.role === 'organizer' && <ConnectAccount businessName={session.profile?.businessName} />}
        {basic && (
          <Card title="Plan">
            <Facts
              entries={[
                ['Plan', basic.displayName],
                [
                  'Price',
                  basic.priceMonthlyCents === 0 ? 'Free' : <MoneyText key="price" cents={basic.priceMonthlyCents} />,
                ],
                [
                  'Platform fee',
                  session?.role === 'organizer'
                    ? `${basic.platformFeeRate * 100}% of each booth payment`
                    : 'None for vendors',
                ],
                [
                  'Saved items',
                  basic.features.maxBookmarks < 0 ? 'Without limit' : `Up to ${basic.features.maxBookmarks}`,
                ],
              ]}
            />
          </Card>
        )}
      </Stack>
    </Page>
  );
}
