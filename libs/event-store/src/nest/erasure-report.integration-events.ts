import { erasingServices, personErasureCompleted } from '@stallbook/contracts';
import { outgoing } from '@stallbook/kernel';
import { forgottenPerson } from '../personal-data/forgotten-person.js';
import { defineIntegrationEventMapper, type IntegrationEventMapper } from '../relay/integration-event-mapper.js';

export const erasureReport = (service: (typeof erasingServices)[number]): IntegrationEventMapper =>
  defineIntegrationEventMapper({
    aggregate: forgottenPerson,
    source: service,
    map: ({ data: { personId } }) => [outgoing(personErasureCompleted, { personId, service })],
  });
