import { interestExpressed } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { interest } from './domain/interest.decider.js';

export const interestIntegrationEvents = defineIntegrationEventMapper({
  aggregate: interest,
  map: ({ type, data: { interestId, marketEventId, vendorId } }) =>
    type === 'interest.expressed' ? [outgoing(interestExpressed, { interestId, marketEventId, vendorId })] : [],
});
