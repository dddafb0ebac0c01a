import { defineProjection } from '@stallbook/event-store';
import { library } from './domain/library.decider.js';
import type { Category } from './domain/library.events.js';

export interface LibraryDocument {
  _id: string;
  categories: Category[];
}

export const libraries = defineProjection<LibraryDocument>()({
  name: 'libraries',
  collection: 'libraries',
  aggregate: library,
  project: (state) => ({ categories: [...state] }),
  indexes: [],
});
