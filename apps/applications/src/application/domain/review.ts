import { DomainError, isPresent, notFound } from '@stallbook/kernel';
import type { ApplicationEvent } from './application.events.js';
import type { ApplicationDetails, ApplicationState } from './application.state.js';
import { assertContentsAsSeen } from './contents-version.js';

interface Review {
  /** The caller. */
  organizerId: string;
  /** The current owner of the market event. */
  ownerId: string | null;
  /** The version of the application's contents that the organizer saw. */
  contentsVersion: string;
  /** Holds the decision back until the bulk is announced. */
  bulkDecisionId?: string;
}

export interface Accept extends Review {
  type: 'accept';
  boothLocation: string | null;
  customMessage: string | null;
  /** Vendors can find and pay for nothing else. */
  isPublic: boolean;
}

export interface Reject extends Review {
  type: 'reject';
  rejectionReason: string | null;
}

export function accept(command: Accept, state: ApplicationState): ApplicationEvent[] {
  const { boothLocation, customMessage, isPublic } = command;
  const data = { ...reviewed(command, state), boothLocation, customMessage };
  assertPublic(isPublic);
  return [...held(command, data), { type: 'application.accepted', data }];
}

export function reject(command: Reject, state: ApplicationState): ApplicationEvent[] {
  const { rejectionReason } = command;
  const data = { ...reviewed(command, state), rejectionReason };
  return [...held(command, data), { type: 'application.rejected', data }];
}

export function assertPublic(isPublic: boolean): void {
  if (isPublic) return;
  throw new DomainError('APPLICATION.EVENT_HIDDEN', 'This event is not public now, so no vendor can be accepted.');
}

const held = ({ bulkDecisionId }: Review, { applicationId }: { applicationId: string }): ApplicationEvent[] =>
  bulkDecisionId ? [{ type: 'application.decision-deferred', data: { applicationId, bulkDecisionId } }] : [];

/** Drafts are private to their vendor, and who applied to an organizer is not revealed to another. */
function reviewed({ organizerId, ownerId, contentsVersion }: Review, state: ApplicationState) {
  if (!isPresent(state) || state.status === 'draft' || ownerId !== organizerId) throw notFound('Application not found');
  if (state.status !== 'pending') {
    throw new DomainError('APPLICATION.NOT_PENDING', 'Only pending applications can be accepted or rejected.');
  }
  assertContentsAsSeen(state, contentsVersion);
  return factsOf(state, organizerId);
}

export const factsOf = (state: ApplicationDetails, organizerId: string) => {
  const { applicationId, marketEventId, vendorId, boothFeeCents, applicationFeeCents } = state;
  return { applicationId, marketEventId, vendorId, organizerId, boothFeeCents, applicationFeeCents };
};
