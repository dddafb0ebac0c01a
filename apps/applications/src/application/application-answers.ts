import type { DraftAnswersInput } from '@stallbook/contracts';
import type { SavedTemplate } from '../application-template/domain/application-template.decider.js';
import { textOrNull } from './text-or-null.js';
import type { ApplicationAnswers, ApplicationContents } from './domain/application.events.js';

const answersOf = (input: DraftAnswersInput): ApplicationAnswers => ({
  productsOffered: textOrNull(input.productsOffered),
  boothRequirements: textOrNull(input.boothRequirements),
  specialRequests: textOrNull(input.specialRequests),
  previousEvents: textOrNull(input.previousEvents),
  socialMediaLinks: textOrNull(input.socialMediaLinks),
  experienceYears: input.experienceYears ?? null,
  estimatedSalesCents: input.estimatedSalesCents ?? null,
});

/** The answers that the input has, without absent ones. */
export function givenAnswers(input: DraftAnswersInput): Partial<ApplicationAnswers> {
  const given = Object.entries(answersOf(input)).filter(
    ([field]) => input[field as keyof DraftAnswersInput] !== undefined,
  );
  return Object.fromEntries(given);
}

/** With what a template adds that the form does not ask. */
export const contentsOf = (input: DraftAnswersInput, template?: SavedTemplate | null): ApplicationContents => ({
  ...answersOf(input),
  businessDescription: template?.businessDescription ?? null,
  insuranceInfo: template?.insuranceInfo ?? null,
});
