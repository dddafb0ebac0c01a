import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** The plan of a person started, switched, was canceled or resumed, or ended. */
export const subscriptionLifecycleChanged = defineIntegrationEvent({
  type: 'subscription.lifecycle-changed',
  version: 1,
  topic: 'billing.subscription.v1',
  key: 'personId',
  schema: z.object({
    personId: z.string(),
    change: z.enum(['started', 'switched', 'canceled', 'resumed', 'ended']),
    tier: z.enum(['vendor_pro', 'organizer_pro', 'pro']),
    priceMonthlyCents: z.int(),
    /** The end of the trial of a plan that started or switched. Of one that was canceled or resumed, its end or renewal. */
    until: z.string().nullable(),
  }),
});

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
