import type { Aggregate, EventTypes } from '@stallbook/kernel';
import type { IntegrationEventMapper } from '../relay/integration-event-mapper.js';
import type { Projection } from '../projections/projection.js';

export interface EventStoreOptions {
  views: readonly Projection[];
  publications: readonly IntegrationEventMapper[];
  /** Aggregates that have neither a view nor a publication. */
  internal?: readonly Pick<Aggregate<unknown, EventTypes>, 'name' | 'events'>[];
}

export const OPTIONS = Symbol('event-store.options');
