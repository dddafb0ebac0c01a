import type { Aggregate, EventTypes } from '@stallbook/kernel';
import type { Publication } from '../relay/publication.js';
import type { View } from '../views/view.js';

export interface EventStoreOptions {
  views: readonly View[];
  publications: readonly Publication[];
  /** Aggregates that have neither a view nor a publication. */
  internal?: readonly Pick<Aggregate<unknown, EventTypes>, 'name' | 'events'>[];
}

export const OPTIONS = Symbol('event-store.options');
