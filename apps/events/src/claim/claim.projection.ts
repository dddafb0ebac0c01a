import { ERASED, isPresent } from '@stallbook/kernel';
import { defineProjection } from '@stallbook/event-store';
import { claim, type ClosingReason } from './domain/claim.decider.js';

export interface ClaimDocument {
  _id: string;
  eventId: string;
  /** Who sent it: the signed-in organizer, or the one with that address. */
  organizerId: string | null;
  /** See `claimSubject`. */
  contactSubject: string;
  requestedByEmail: string;
  requestedByName: string;
  requestedByPhone: string | null;
  businessName: string | null;
  message: string | null;
  claimToken: string;
  status: 'pending' | 'approved' | 'denied';
  decidedAt: string | null;
  decidedBy: string | null;
  closedBecause: ClosingReason | null;
  createdAt: string;
}

const known = (value: string | null): string | null => (value === ERASED ? null : value);

export const claims = defineProjection<ClaimDocument>()({
  name: 'claims',
  collection: 'claims',
  aggregate: claim,
  project(state, { createdAt }) {
    if (!isPresent(state)) return null;
    const { status, request, decidedAt, decidedBy, closedBecause } = state;
    return {
      eventId: request.marketEventId,
      organizerId: request.organizerId,
      contactSubject: request.contactSubject,
      requestedByEmail: request.email,
      requestedByName: request.name,
      requestedByPhone: known(request.phone),
      businessName: known(request.businessName),
      message: known(request.message),
      claimToken: request.claimToken,
      status,
      decidedAt,
      decidedBy,
      closedBecause,
      createdAt: createdAt.toISOString(),
    };
  },
  indexes: [
    { key: { status: 1, createdAt: -1, _id: -1 }, name: 'status_created' },
    { key: { createdAt: -1, _id: -1 }, name: 'created' },
    { key: { organizerId: 1 }, name: 'organizer' },
    { key: { eventId: 1, status: 1 }, name: 'event_status' },
    { key: { contactSubject: 1 }, name: 'subject' },
  ],
});
