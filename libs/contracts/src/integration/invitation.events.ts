import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

const topic = 'applications.invitation.v1';
const key = 'invitationId';
const ids = {
  invitationId: z.string(),
  marketEventId: z.string(),
  vendorId: z.string(),
  /** The registered organizer it is for; null if the address belongs to none. */
  organizerId: z.string().nullable(),
};

/** The invited address and the message stay with the applications service. */
export const invitationSent = defineIntegrationEvent({
  type: 'invitation.sent',
  version: 1,
  topic,
  key,
  schema: z.object({ ...ids, isSeededEventInvitation: z.boolean() }),
});
/** The invited address now belongs to a registered organizer. */
export const invitationOrganizerAssigned = defineIntegrationEvent({
  type: 'invitation.organizer-assigned',
  version: 1,
  topic,
  key,
  schema: z.object({ ...ids, organizerId: z.string() }),
});
export const invitationAccepted = defineIntegrationEvent({
  type: 'invitation.accepted',
  version: 1,
  topic,
  key,
  schema: z.object(ids),
});
