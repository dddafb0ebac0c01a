import { deepEqual, DomainError } from '@stallbook/kernel';
import type { ApplicationAnswers, ApplicationDetails } from './application.state.js';

export const answersIn = (details: ApplicationDetails): ApplicationAnswers => ({
  productsOffered: details.productsOffered,
  boothRequirements: details.boothRequirements,
  specialRequests: details.specialRequests,
  previousEvents: details.previousEvents,
  socialMediaLinks: details.socialMediaLinks,
  experienceYears: details.experienceYears,
  estimatedSalesCents: details.estimatedSalesCents,
});

/** An older form on another device replaces no answer that it did not show. */
export function assertAsSeen(
  current: ApplicationDetails,
  answers: Partial<ApplicationAnswers>,
  replaced: Partial<ApplicationAnswers>,
): void {
  const fields = (Object.keys(answers) as (keyof ApplicationAnswers)[]).filter(
    (field) =>
      replaced[field] !== undefined &&
      !deepEqual(current[field], replaced[field]) &&
      !deepEqual(current[field], answers[field]),
  );
  if (fields.length === 0) return;
  const message = 'This application was changed on another device.';
  throw new DomainError(
    'APPLICATION.CHANGED_MEANWHILE',
    message,
    fields.map((path) => ({ path, message })),
  );
}
