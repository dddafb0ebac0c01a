import { LinkButton } from '../../../components/ui/button.js';
import { Stack } from '../../../components/ui/layout.js';
import { templateUpsell } from '../texts/templates.js';

/** For vendors whose plan has no templates. */
export function TemplateUpsell() {
  return (
    <Stack gap={10}>
      <p>
        <strong>{templateUpsell.promise}</strong> {templateUpsell.how}
      </p>
      <LinkButton look="secondary" to="/billing">
        {templateUpsell.upgrade}
      </LinkButton>
    </Stack>
  );
}
