import { systemOperationRecorded } from '@stallbook/contracts';
import { outgoing, type ServiceName } from '@stallbook/kernel';
import { defineIntegrationEventMapper, type IntegrationEventMapper } from '@stallbook/event-store';
import { systemOperation } from './system-operation.js';

export const systemReport = (service: ServiceName): IntegrationEventMapper =>
  defineIntegrationEventMapper({
    aggregate: systemOperation,
    source: service,
    map: ({ data: { givenUpAt: _, ...data } }) => [outgoing(systemOperationRecorded, { ...data, service })],
  });
