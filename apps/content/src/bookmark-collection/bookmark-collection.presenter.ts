import { BookmarkTarget, type Bookmark } from '@stallbook/contracts';
import type { SavedItem } from './domain/bookmark-collection.decider.js';

export const showBookmark = ({ personId, targetType, targetId, createdAt }: SavedItem): Bookmark => ({
  userId: personId,
  targetType: BookmarkTarget[targetType],
  targetId,
  createdAt,
});
