import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

export const personErased = defineIntegrationEvent({
  type: 'person.erased',
  version: 1,
  topic: 'identity.person.v1',
  key: 'personId',
  schema: z.object({
    personId: z.string(),
    addresses: z.array(z.string()),
    /** It is announced again later, when the addresses may belong to a new account. */
    requestedAt: z.iso.datetime().optional(),
  }),
});

/** Services that store personal data, except identity, which waits for their reports. */
export const erasingServices = [
  'events',
  'applications',
  'billing',
  'attachments',
  'content',
  'notifications',
] as const;

export const personErasureCompleted = defineIntegrationEvent({
  type: 'person-erasure.completed',
  version: 1,
  topic: 'identity.erasure-report.v1',
  key: 'personId',
  schema: z.object({ personId: z.string(), service: z.enum(erasingServices) }),
});

export const supportActionRecorded = defineIntegrationEvent({
  type: 'support-action.recorded',
  version: 1,
  topic: 'identity.person.v1',
  key: 'personId',
  schema: z.object({
    personId: z.string(),
    adminId: z.string(),
    what: z.enum(['end_session', 'end_all_sessions', 'resend_confirmation', 'read_account']),
    sessionId: z.string().nullable(),
  }),
});
