import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

export const supportActionRecorded = defineIntegrationEvent({
  type: 'support-action.recorded',
  version: 1,
  topic: 'identity.person.v1',
  key: 'personId',
  schema: z.object({
    personId: z.string(),
    adminId: z.string(),
    what: z.enum(['end_session', 'end_all_sessions', 'resend_confirmation']),
    sessionId: z.string().nullable(),
  }),
});
