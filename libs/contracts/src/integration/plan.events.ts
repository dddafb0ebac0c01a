import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** An admin changed the terms of a plan. */
export const planChanged = defineIntegrationEvent({
  type: 'plan.changed',
  version: 1,
  topic: 'billing.plan.v1',
  key: 'tier',
  schema: z.object({
    tier: z.enum(['basic', 'vendor_pro', 'organizer_pro', 'pro']),
    version: z.int(),
    adminId: z.string(),
    priceMonthlyCents: z.int(),
    platformFeeRate: z.number(),
    maxBookmarks: z.int(),
  }),
});
