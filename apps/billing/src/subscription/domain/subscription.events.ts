import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';
import { planFeatures } from '../../plan/domain/plan.events.js';
import { tiers } from '../../plan/domain/plans.js';

const STATUSES = ['active', 'past_due', 'incomplete', 'unpaid', 'paused'] as const;
export type PaidStatus = (typeof STATUSES)[number];

const paidPlan = {
  stripeSubscriptionId: z.string(),
  tier: z.enum(['vendor_pro', 'organizer_pro', 'pro']),
  /** `active` also during a trial, and in the grace period after a failed renewal. */
  status: z.enum(STATUSES),
  /** What this person pays, which may differ from the catalog. */
  priceMonthlyCents: z.int(),
  paidUntil: z.string(),
  endsAtPeriodEnd: z.boolean(),
  trialUntil: z.string().nullable(),
  /** Set after a failed renewal: until then the plan stays active. */
  graceUntil: z.string().nullable(),
};

export type PaidPlan = z.infer<z.ZodObject<typeof paidPlan>>;

const lifecycleChange = {
  change: z.enum(['started', 'switched', 'canceled', 'resumed', 'ended']),
  tier: paidPlan.tier,
  priceMonthlyCents: paidPlan.priceMonthlyCents,
  /** The end of the trial of a plan that started or switched. Of one that was canceled or resumed, its end or renewal. */
  until: z.string().nullable(),
};

export type LifecycleChange = z.infer<z.ZodObject<typeof lifecycleChange>>;

const person = { personId: z.string() };
const subscriptionId = { stripeSubscriptionId: z.string() };

export const subscriptionEvents = {
  'subscription.enrolled': eventType({
    version: 1,
    schema: z.object({ ...person, role: z.enum(['vendor', 'organizer']) }),
  }),
  'subscription.customer-assigned': eventType({
    version: 1,
    schema: z.object({ ...person, customerId: z.string() }),
  }),
  'subscription.changed': eventType({ version: 1, schema: z.object({ ...person, ...paidPlan }) }),
  'subscription.lifecycle-changed': eventType({ version: 1, schema: z.object({ ...person, ...lifecycleChange }) }),
  'subscription.renewal-failed': eventType({
    version: 1,
    schema: z.object({ ...person, ...subscriptionId, graceUntil: z.string() }),
  }),
  'subscription.ended': eventType({ version: 1, schema: z.object({ ...person, ...subscriptionId }) }),
  'subscription.benefits-changed': eventType({
    version: 1,
    schema: z.object({
      ...person,
      tier: z.enum(tiers),
      isVendorPro: z.boolean(),
      isOrganizerPro: z.boolean(),
      ...planFeatures,
    }),
  }),
  /** The person deleted their account. */
  'subscription.closed': eventType({ version: 1, schema: z.object(person) }),
  'subscription.customer-deleted': eventType({
    version: 1,
    schema: z.object({ ...person, customerId: z.string() }),
  }),
};

export type SubscriptionEvent = EventOf<typeof subscriptionEvents>;
