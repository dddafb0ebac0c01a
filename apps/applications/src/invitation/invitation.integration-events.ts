import { invitationAccepted, invitationOrganizerAssigned, invitationSent } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { isPresent, outgoing } from '@stallbook/kernel';
import { invitation } from './domain/invitation.decider.js';

export const invitationIntegrationEvents = defineIntegrationEventMapper({
  aggregate: invitation,
  mapWithState({ type, data }, state) {
    if (!isPresent(state)) return [];
    const { invitationId, marketEventId, vendorId, organizerId, contactSubject } = state;
    const ids = { invitationId, marketEventId, vendorId, organizerId };
    switch (type) {
      case 'invitation.sent':
        return [outgoing(invitationSent, { ...ids, isSeededEventInvitation: contactSubject !== null })];
      case 'invitation.organizer-assigned':
        return state.status === 'pending'
          ? [outgoing(invitationOrganizerAssigned, { ...ids, organizerId: data.organizerId })]
          : [];
      case 'invitation.accepted':
        return [outgoing(invitationAccepted, ids)];
      default:
        return [];
    }
  },
});
