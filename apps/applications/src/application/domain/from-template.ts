import type { SavedTemplate } from '../../application-template/domain/application-template.decider.js';
import type { ApplicationContents } from './application.events.js';

export const SECONDS_SAVED_BY_TEMPLATE = 240;

export const contentsFrom = (template: SavedTemplate): ApplicationContents => ({
  productsOffered: template.productsOffered,
  boothRequirements: template.boothSetup,
  specialRequests: template.specialRequirements,
  previousEvents: null,
  socialMediaLinks: null,
  businessDescription: template.businessDescription,
  insuranceInfo: template.insuranceInfo,
  experienceYears: template.yearsExperience,
  estimatedSalesCents: null,
});
