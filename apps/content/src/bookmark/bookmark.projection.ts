import { BookmarkTarget, type Bookmark } from '@stallbook/contracts';
import { defineProjection } from '@stallbook/event-store';
import { ERASED } from '@stallbook/kernel';
import { bookmarks, type SavedItem } from './domain/bookmarks.js';

/** By the person's id. */
export interface BookmarksDocument {
  _id: string;
  /** Newest first. */
  items: SavedItem[];
}

/** A list is read as a whole. What was erased is not shown any more. */
export const bookmarksView = defineProjection<BookmarksDocument>()({
  name: 'bookmarks',
  collection: 'bookmarks',
  aggregate: bookmarks,
  project: (state) =>
    state.length === 0 || state.some(({ targetId }) => targetId === ERASED) ? null : { items: state.toReversed() },
  indexes: [],
});

export const showBookmark = ({ personId, targetType, targetId, at }: SavedItem): Bookmark => ({
  userId: personId,
  targetType: BookmarkTarget[targetType],
  targetId,
  createdAt: at,
});
