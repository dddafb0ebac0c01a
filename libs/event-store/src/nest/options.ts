import type { Aggregate, EventTypes } from '@stallbook/kernel';
import type { IntegrationEventMapper } from '../relay/integration-event-mapper.js';
import type { Projection } from '../projections/projection.js';

export interface EventStoreOptions {
  projections: readonly Projection[];
  mappers: readonly IntegrationEventMapper[];
  internal?: readonly Pick<Aggregate<unknown, EventTypes>, 'name' | 'events'>[];
}

export const OPTIONS = Symbol('event-store.options');
