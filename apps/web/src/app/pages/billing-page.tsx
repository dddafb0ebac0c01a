import { Card, Facts, Page, PageHeader, Stack } from '../../components/ui/layout.js';
import { MoneyText } from '../../components/ui/text.js';
import { ConnectAccount } from '../../features/payments/components/connect-account.js';
import { usePlanCatalogQuery } from '../../features/plans/api/plans.generated.js';
import { formatCount, formatRate } from '../../lib/format/numbers.js';
import { useViewer } from '../../lib/session/use-session.js';
import { billing } from './texts.js';

export function Component() {
  const session = useViewer();
  const { data } = usePlanCatalogQuery();
  const basic = data?.catalog.plans.find((plan) => plan.name === 'basic');
  return (
    <Page width="narrow">
      <PageHeader title={billing.title} lead={session?.role === 'organizer' ? billing.leadOfOrganizer : billing.lead} />
      <Stack gap={20}>
        {session?.role === 'organizer' && <ConnectAccount businessName={session.profile?.businessName} />}
        {basic && (
          <Card title={billing.plan}>
            <Facts
              entries={[
                [billing.plan, basic.displayName],
                [
                  billing.price,
                  basic.priceMonthlyCents === 0 ? (
                    billing.free
                  ) : (
                    <MoneyText key="price" cents={basic.priceMonthlyCents} />
                  ),
                ],
                [
                  billing.platformFee,
                  session?.role === 'organizer'
                    ? billing.feeOfOrganizer(formatRate(basic.platformFeeRate))
                    : billing.noFee,
                ],
                [
                  billing.savedItems,
                  basic.features.maxBookmarks < 0
                    ? billing.savedAny
                    : billing.saved(formatCount(basic.features.maxBookmarks)),
                ],
              ]}
            />
          </Card>
        )}
      </Stack>
    </Page>
  );
}
