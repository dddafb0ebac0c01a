import { defineCommand, defineQuery } from '@stallbook/kernel';
import type { Done } from '../common/results.js';
import { BookmarkInput, MyBookmarksInput, type Bookmark } from './bookmark.dto.js';

/**
 * @throws UNAUTHENTICATED for a visitor, with a specific message, and BOOKMARK.LIMIT_REACHED with `needsUpgrade` and
 * `advice`
 */
export const addBookmark = defineCommand<Bookmark>()('content.addBookmark', { input: BookmarkInput, access: 'public' });
export const removeBookmark = defineCommand<Done>()('content.removeBookmark', {
  input: BookmarkInput,
  access: 'signed-in',
});
export const myBookmarks = defineQuery<Bookmark[]>()('content.myBookmarks', {
  input: MyBookmarksInput,
  access: 'signed-in',
});
