import type { EditApplicationInput } from '@stallbook/contracts';
import type { ApplicationContents } from './domain/application.state.js';
import { textOrNull } from './text.js';

export const contentsOf = (input: Omit<EditApplicationInput, 'applicationId'>): ApplicationContents => ({
  productsOffered: textOrNull(input.productsOffered),
  boothRequirements: textOrNull(input.boothRequirements),
  specialRequests: textOrNull(input.specialRequests),
  previousEvents: textOrNull(input.previousEvents),
  socialMediaLinks: textOrNull(input.socialMediaLinks),
  businessDescription: null,
  insuranceInfo: null,
  experienceYears: input.experienceYears ?? null,
  estimatedSalesCents: input.estimatedSalesCents ?? null,
});
