import { LinkButton } from '../../../components/ui/button.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { upgrade } from '../texts.js';

export function UpgradeCard() {
  return (
    <Card title={upgrade.title}>
      <Stack gap={14}>
        <p>{upgrade.text}</p>
        <Row>
          <LinkButton to="/billing">{upgrade.action}</LinkButton>
          <LinkButton look="secondary" to="/product/vendor-pro">
            {upgrade.more}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
