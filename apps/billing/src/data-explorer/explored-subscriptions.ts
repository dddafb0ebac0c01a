import { explorerSource } from '@stallbook/administration';
import { tiers } from '../plan/domain/plans.js';
import { subscriptions, type SubscriptionDocument } from '../subscription/subscription.projection.js';

export const exploredSubscriptions = explorerSource<SubscriptionDocument>({
  type: 'subscriptions',
  collection: subscriptions.collection,
  status: { field: 'benefits.tier', values: tiers },
  search: (text) => [{ customerId: text }],
  columns: {
    person_id: { kind: 'account', value: ({ personId }) => personId },
    role: { kind: 'text', value: ({ role }) => role },
    plan: { kind: 'text', value: ({ benefits }) => benefits?.tier },
    status: { kind: 'text', value: ({ paid }) => paid?.status },
    customer_id: { kind: 'text', value: ({ customerId }) => customerId },
    closed: { kind: 'text', value: ({ closed }) => closed },
  },
});
