import { assertAsSeen } from '@stallbook/kernel';
import type { ApplicationDetails } from './application.state.js';
import type { ApplicationAnswers } from './application.events.js';

export const answersIn = (details: ApplicationAnswers): ApplicationAnswers => ({
  productsOffered: details.productsOffered,
  boothRequirements: details.boothRequirements,
  specialRequests: details.specialRequests,
  previousEvents: details.previousEvents,
  socialMediaLinks: details.socialMediaLinks,
  experienceYears: details.experienceYears,
  estimatedSalesCents: details.estimatedSalesCents,
});

/** @throws DomainError `APPLICATION.CHANGED_MEANWHILE`, with the answers that another device changed */
export const assertAnswersAsSeen = (
  current: ApplicationDetails,
  wanted: Partial<ApplicationAnswers>,
  seen: Partial<ApplicationAnswers>,
): void =>
  assertAsSeen<ApplicationAnswers>({
    current,
    wanted,
    seen,
    code: 'APPLICATION.CHANGED_MEANWHILE',
    message: 'This application was changed on another device.',
  });
