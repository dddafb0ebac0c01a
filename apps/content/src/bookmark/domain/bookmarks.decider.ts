import { DomainError } from '@stallbook/kernel';
import { isOf, type BookmarkEvent, type SavedItem, type Target } from './bookmarks.js';

/** Saving what is saved changes nothing. A `limit` of -1 is none. */
export function add(item: SavedItem, limit: number, state: readonly SavedItem[]): BookmarkEvent[] {
  if (state.some(isOf(item))) return [];
  if (limit !== -1 && state.length >= limit) throw limitReached(limit);
  return [{ type: 'bookmark.added', data: item }];
}

/** Removing what is not saved changes nothing. */
export function remove(target: Target & { personId: string }, state: readonly SavedItem[]): BookmarkEvent[] {
  return state.some(isOf(target)) ? [{ type: 'bookmark.removed', data: target }] : [];
}

const limitReached = (limit: number) =>
  new DomainError('BOOKMARK.LIMIT_REACHED', 'Bookmark limit reached', [], {
    needsUpgrade: true,
    advice: `Free users can save up to ${limit} items. Upgrade to Pro for unlimited saves!`,
  });
