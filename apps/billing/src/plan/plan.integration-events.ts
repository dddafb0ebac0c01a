import { planChanged } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { isPresent, outgoing } from '@stallbook/kernel';
import { plan } from './domain/plan.decider.js';

export const planIntegrationEvents = defineIntegrationEventMapper({
  aggregate: plan,
  mapWithState: (event, state) => {
    if (event.type !== 'plan.changed' || !isPresent(state)) return [];
    const { name: tier, adminId, priceMonthlyCents, platformFeeRate, features } = event.data;
    const { maxBookmarks } = features;
    const { version } = state;
    return [outgoing(planChanged, { tier, version, adminId, priceMonthlyCents, platformFeeRate, maxBookmarks })];
  },
});
