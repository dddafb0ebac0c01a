import { supportActionRecorded } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { supportAction } from './domain/support-action.decider.js';

export const supportActionIntegrationEvents = defineIntegrationEventMapper({
  aggregate: supportAction,
  map: ({ data }) => [outgoing(supportActionRecorded, data)],
});
