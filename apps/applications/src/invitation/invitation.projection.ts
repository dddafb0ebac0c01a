import { defineProjection } from '@stallbook/event-store';
import { ERASED, isPresent } from '@stallbook/kernel';
import { invitation } from './domain/invitation.decider.js';
import type { InvitationDetails } from './domain/invitation.state.js';

export interface InvitationDocument extends Omit<InvitationDetails, 'token'> {
  _id: string;
}

/** Invitations of erased vendors are not shown. */
export const invitations = defineProjection<InvitationDocument>()({
  name: 'invitations',
  collection: 'invitations',
  aggregate: invitation,
  project(state) {
    if (!isPresent(state) || state.customMessage === ERASED) return null;
    const { token: _token, ...details } = state;
    return details;
  },
  indexes: [
    { key: { vendorId: 1, createdAt: -1, _id: 1 } },
    { key: { organizerId: 1, createdAt: -1, _id: 1 } },
    { key: { marketEventId: 1, _id: 1 } },
    // The registration or the data of an address.
    { key: { contactSubject: 1 } },
  ],
});
