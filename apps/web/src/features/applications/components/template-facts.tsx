import { Facts } from '../../../components/ui/layout.js';
import type { TemplateFactsFragment as Template } from '../api/applications.generated.js';
import { templateCard } from '../texts/templates.js';

/** What a template puts into an application. */
export function TemplateFacts({ template }: { template: Template }) {
  return (
    <Facts
      entries={[
        [templateCard.products, template.productsOffered],
        [templateCard.business, template.businessDescription],
        [templateCard.booth, template.boothSetup],
        [templateCard.requirements, template.specialRequirements],
        [
          templateCard.experience,
          template.yearsExperience === null ? null : templateCard.years(template.yearsExperience),
        ],
        [templateCard.insurance, template.insuranceInfo],
      ]}
    />
  );
}
