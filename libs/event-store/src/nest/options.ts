import type { Publication } from '../relay/publication.js';
import type { View } from '../views/view.js';

export interface EventStoreOptions {
  views: readonly View[];
  publications: readonly Publication[];
}

export const OPTIONS = Symbol('event-store.options');
