import { LinkButton } from '../../../components/ui/button.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { upgrade } from '../texts.js';

export function UpgradeCard({ role }: { role: 'vendor' | 'organizer' }) {
  const { title, text, action, more, plan, upgradeTo } = upgrade[role];
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
