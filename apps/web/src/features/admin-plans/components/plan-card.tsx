import { Button } from '../../../components/ui/button.js';
import { Card, Facts, Row, Stack } from '../../../components/ui/layout.js';
import { formatPrice } from '../../../lib/format/money.js';
import { formatCount, formatRate } from '../../../lib/format/numbers.js';
import type { EditedPlanFragment } from '../api/admin-plans.generated.js';
import { page } from '../texts.js';

export function PlanCard({ plan, onEdit }: { plan: EditedPlanFragment; onEdit: () => void }) {
  const { displayName, priceMonthlyCents, legacyPricesMonthlyCents: legacy, features, version } = plan;
  return (
    <Card title={displayName}>
      <Stack>
        <Facts
          entries={[
            [page.price, priceMonthlyCents === 0 ? page.free : page.perMonth(formatPrice(priceMonthlyCents))],
            [page.fee, formatRate(plan.platformFeeRate)],
            [page.saved, features.maxBookmarks < 0 ? page.unlimited : formatCount(features.maxBookmarks)],
            [page.legacy, legacy.map(formatPrice).join(', ')],
            [page.atStripe, priceMonthlyCents === 0 ? null : (plan.stripePriceId ?? page.waiting)],
            [page.version, version],
          ]}
        />
        <Row>
          <Button look="secondary" small onClick={onEdit} aria-label={page.editOf(displayName)}>
            {page.edit}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
