import { applicationLimits } from '@stallbook/contracts/application-limits';
import { z } from 'zod';
import { countUpTo, textUpTo } from '../../components/ui/form/schemas.js';
import type { SaveApplicationTemplateInput, TemplateFactsFragment as Template } from './api/applications.generated.js';
import { templateForm } from './texts/templates.js';

const optional = textUpTo(applicationLimits.text);

export const templateFormSchema = z.object({
  templateName: textUpTo(100).min(1, templateForm.noName),
  productsOffered: optional.min(1, templateForm.noProducts),
  businessDescription: optional,
  boothSetup: optional,
  specialRequirements: optional,
  yearsExperience: countUpTo(applicationLimits.years),
  insuranceInfo: optional,
});

export type TemplateFormValues = z.infer<typeof templateFormSchema>;

export const toTemplateForm = (template: Template | null): TemplateFormValues => ({
  templateName: template?.templateName ?? '',
  productsOffered: template?.productsOffered ?? '',
  businessDescription: template?.businessDescription ?? '',
  boothSetup: template?.boothSetup ?? '',
  specialRequirements: template?.specialRequirements ?? '',
  yearsExperience: String(template?.yearsExperience ?? ''),
  insuranceInfo: template?.insuranceInfo ?? '',
});

const toContents = (values: TemplateFormValues) => ({
  productsOffered: values.productsOffered,
  businessDescription: values.businessDescription || null,
  boothSetup: values.boothSetup || null,
  specialRequirements: values.specialRequirements || null,
  yearsExperience: values.yearsExperience ? Number(values.yearsExperience) : null,
  insuranceInfo: values.insuranceInfo || null,
});

/** Without what the vendor saw, the template of this name is replaced. */
export const toTemplateInput = (
  id: string | null,
  values: TemplateFormValues,
  seen: TemplateFormValues | null,
): SaveApplicationTemplateInput => ({
  id,
  templateName: values.templateName,
  ...toContents(values),
  ...(seen && { before: toContents(seen) }),
});
