import { systemOperationRecorded } from '@stallbook/contracts';
import { outgoing, type ServiceName } from '@stallbook/kernel';
import { defineIntegrationEventMapper, type IntegrationEventMapper } from '../../relay/integration-event-mapper.js';
import { systemOperation } from './system-operation.js';

export const systemReport = (service: ServiceName): IntegrationEventMapper =>
  defineIntegrationEventMapper({
    aggregate: systemOperation,
    source: service,
    map: ({ data: { givenUpAt: _, ...data } }) => [outgoing(systemOperationRecorded, { ...data, service })],
  });
