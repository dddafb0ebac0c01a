import type { SaveDraftInput } from '@stallbook/contracts';
import type { ApplicationAnswers, ApplicationContents } from './domain/application.state.js';
import { textOrNull } from './text.js';

export const answersOf = (input: Omit<SaveDraftInput, 'draftId'>): ApplicationAnswers => ({
  productsOffered: textOrNull(input.productsOffered),
  boothRequirements: textOrNull(input.boothRequirements),
  specialRequests: textOrNull(input.specialRequests),
  previousEvents: textOrNull(input.previousEvents),
  socialMediaLinks: textOrNull(input.socialMediaLinks),
  experienceYears: input.experienceYears ?? null,
  estimatedSalesCents: input.estimatedSalesCents ?? null,
});

export const contentsOf = (input: Omit<SaveDraftInput, 'draftId'>): ApplicationContents => ({
  ...answersOf(input),
  businessDescription: null,
  insuranceInfo: null,
});
