import { z } from 'zod';
import type { SaveApplicationTemplateInput, TemplateFactsFragment as Template } from './api/applications.generated.js';
import { templateForm } from './texts/templates.js';

const optional = z.string().trim();

export const templateFormSchema = z.object({
  templateName: z.string().trim().min(1, templateForm.noName).max(100),
  productsOffered: z.string().trim().min(1, templateForm.noProducts),
  businessDescription: optional,
  boothSetup: optional,
  specialRequirements: optional,
  yearsExperience: optional.refine((text) => text === '' || /^\d{1,3}$/.test(text), templateForm.noWholeNumber),
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
