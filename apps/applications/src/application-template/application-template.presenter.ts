import type { ApplicationTemplate } from '@stallbook/contracts';
import type { TemplateDetails } from './domain/application-template.decider.js';

export const showTemplate = ({ templateId, ...template }: TemplateDetails): ApplicationTemplate => ({
  id: templateId,
  vendorId: template.vendorId,
  templateName: template.templateName,
  businessDescription: template.businessDescription,
  productsOffered: template.productsOffered,
  boothSetup: template.boothSetup,
  specialRequirements: template.specialRequirements,
  yearsExperience: template.yearsExperience,
  insuranceInfo: template.insuranceInfo,
  updatedAt: template.updatedAt,
});
