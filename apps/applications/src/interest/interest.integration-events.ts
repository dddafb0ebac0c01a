import { interestExpressed, interestRemoved } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { interest } from './domain/interest.decider.js';

const contracts = { 'interest.expressed': interestExpressed, 'interest.removed': interestRemoved } as const;

export const interestIntegrationEvents = defineIntegrationEventMapper({
  aggregate: interest,
  map({ type, data: { interestId, marketEventId, vendorId } }) {
    return [outgoing(contracts[type], { interestId, marketEventId, vendorId })];
  },
});
