import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** A plan could not be renewed. It stays active until `graceUntil`. */
export const renewalFailed = defineIntegrationEvent({
  type: 'renewal.failed',
  version: 1,
  topic: 'billing.subscription.v1',
  key: 'personId',
  schema: z.object({
    personId: z.string(),
    tier: z.enum(['vendor_pro', 'organizer_pro', 'pro']),
    amountCents: z.int(),
    graceUntil: z.string(),
  }),
});
