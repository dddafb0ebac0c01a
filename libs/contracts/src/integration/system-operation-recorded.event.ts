import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

export const systemOperationRecorded = defineIntegrationEvent({
  type: 'system-operation.recorded',
  version: 1,
  topic: 'events.system-operation.v1',
  key: 'operationId',
  schema: z.object({
    operationId: z.string(),
    adminId: z.string(),
    service: z.string(),
    what: z.enum(['resend_dead_letter', 'discard_dead_letter', 'retry_set_aside']),
    subject: z.string(),
    reason: z.string().nullable(),
  }),
});
