import { defineProjection } from '@stallbook/event-store';
import { ERASED } from '@stallbook/kernel';
import { bookmarkCollection, type SavedItem } from './domain/bookmark-collection.decider.js';

/** The ID is the person's. */
export interface BookmarkCollectionDocument {
  _id: string;
  /** Newest first. */
  items: SavedItem[];
}

/** Erased bookmarks are not shown. */
export const bookmarkCollections = defineProjection<BookmarkCollectionDocument>()({
  name: 'bookmark-collections',
  collection: 'bookmarkCollections',
  aggregate: bookmarkCollection,
  project: (state) =>
    state.length === 0 || state.some(({ targetId }) => targetId === ERASED) ? null : { items: state.toReversed() },
  indexes: [],
});
