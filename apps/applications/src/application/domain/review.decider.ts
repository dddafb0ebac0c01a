import { DomainError, notFound, permissionDenied } from '@stallbook/kernel';
import { exists, type ApplicationDetails, type ApplicationState } from './application.js';
import type { ApplicationEvent } from './application.events.js';

interface Review {
  /** Who decides. */
  organizerId: string;
  /** Who owns the market event now. */
  ownerId: string | null;
  /** ISO instant. */
  at: string;
}

export interface Accept extends Review {
  boothLocation: string | null;
  customMessage: string | null;
}

export interface Reject extends Review {
  rejectionReason: string | null;
}

export function accept(command: Accept, state: ApplicationState): ApplicationEvent[] {
  const { boothLocation, customMessage, at } = command;
  return [{ type: 'ApplicationAccepted', data: { ...reviewed(command, state), boothLocation, customMessage, at } }];
}

export function reject(command: Reject, state: ApplicationState): ApplicationEvent[] {
  const { rejectionReason, at } = command;
  return [{ type: 'ApplicationRejected', data: { ...reviewed(command, state), rejectionReason, at } }];
}

/** A draft is nobody's business but its vendor's: for an organizer it does not exist. */
function reviewed({ organizerId, ownerId }: Review, state: ApplicationState) {
  if (!exists(state) || state.status === 'draft') throw notFound('Application not found');
  if (ownerId !== organizerId) throw permissionDenied();
  if (state.status !== 'pending') {
    throw new DomainError('APPLICATION.NOT_PENDING', 'Only pending applications can be accepted or rejected.');
  }
  return factsOf(state, organizerId);
}

const factsOf = (state: ApplicationDetails, organizerId: string) => {
  const { applicationId, marketEventId, vendorId, boothFeeCents, applicationFeeCents } = state;
  return { applicationId, marketEventId, vendorId, organizerId, boothFeeCents, applicationFeeCents };
};
