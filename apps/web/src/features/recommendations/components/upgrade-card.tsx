import { LinkButton } from '../../../components/ui/button.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { upgradeOffer } from '../../../components/upgrade/texts.js';
import { upgrade } from '../texts.js';
import { useIsOffered } from '../use-is-offered.js';

export function UpgradeCard({ role }: { role: 'vendor' | 'organizer' }) {
  const { title, text, action, more, plan, upgradeTo } = upgrade[role];
  if (useIsOffered(role) === false)
    return (
      <Card title={title}>
        <p>{upgradeOffer.inNoPlan}</p>
      </Card>
    );
  return (
    <Card title={title}>
      <Stack gap={14}>
        <p>{text}</p>
        <Row>
          <LinkButton to={`/pricing?upgrade=${upgradeTo}`}>{action}</LinkButton>
          <LinkButton look="secondary" to={plan}>
            {more}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
