import { Stack } from '../../../components/ui/layout.js';
import { UpgradeLink } from '../../../components/upgrade/upgrade-link.js';
import { templateUpsell } from '../texts/templates.js';

/** For vendors whose plan has no templates. */
export function TemplateUpsell() {
  return (
    <Stack gap={10}>
      <p>
        <strong>{templateUpsell.promise}</strong> {templateUpsell.how}
      </p>
      <div>
        <UpgradeLink look="secondary" reason="templates" />
      </div>
    </Stack>
  );
}
