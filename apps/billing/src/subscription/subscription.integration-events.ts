import { membershipSaved, renewalFailed, subscriptionLifecycleChanged } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { isPresent, outgoing } from '@stallbook/kernel';
import { subscription } from './domain/subscription.decider.js';

export const subscriptionIntegrationEvents = defineIntegrationEventMapper({
  aggregate: subscription,
  mapWithState: (event, state) => {
    if (event.type === 'subscription.benefits-changed') return [outgoing(membershipSaved, event.data)];
    if (event.type === 'subscription.lifecycle-changed') return [outgoing(subscriptionLifecycleChanged, event.data)];
    if (event.type !== 'subscription.renewal-failed' || !isPresent(state) || !state.paid) return [];
    const { personId, graceUntil } = event.data;
    const { tier, priceMonthlyCents: amountCents } = state.paid;
    return [outgoing(renewalFailed, { personId, tier, amountCents, graceUntil })];
  },
});
