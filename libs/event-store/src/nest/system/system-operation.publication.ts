import { systemOperated } from '@stallbook/contracts';
import { announce, type ServiceName } from '@stallbook/kernel';
import { definePublication, type Publication } from '../../relay/publication.js';
import { systemOperation } from './system-operation.js';

/** What admins did to the machinery of a service, for the log of admin operations. Goes with `SystemModule`. */
export const systemReport = (service: ServiceName): Publication =>
  definePublication({
    aggregate: systemOperation,
    source: service,
    announce: ({ data: { givenUpAt: _, ...data } }) => [announce(systemOperated, { ...data, service })],
  });
