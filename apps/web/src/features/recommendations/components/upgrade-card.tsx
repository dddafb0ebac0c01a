import { LinkButton } from '../../../components/ui/button.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { upgradeOffer } from '../../../components/upgrade/texts.js';
import { upgrade } from '../texts.js';
import { useOfferedPlan } from '../use-offered-plan.js';

const pages: Readonly<Record<string, string>> = {
  vendor_pro: '/product/vendor-pro',
  organizer_pro: '/product/organizer-pro',
};

export function UpgradeCard({ role }: { role: 'vendor' | 'organizer' }) {
  const { title, text } = upgrade[role];
  const plan = useOfferedPlan(role);
  if (plan === null)
    return (
      <Card title={title}>
        <p>{upgradeOffer.inNoPlan}</p>
      </Card>
    );
  const page = plan && pages[plan.name];
  return (
    <Card title={title}>
      <Stack gap={14}>
        <p>{text}</p>
        <Row>
          {plan && <LinkButton to={`/pricing?upgrade=${plan.name}`}>{upgrade.action(plan.displayName)}</LinkButton>}
          <LinkButton look="secondary" to={page ?? '/pricing'}>
            {page ? upgrade.more : upgradeOffer.compare}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
