import { decideBy, defineAggregate, eventType, upgradeRequired, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const schema = z.object({
  personId: z.string(),
  targetType: z.enum(['event', 'vendor', 'blueprint']),
  targetId: z.string(),
});
const personal = [{ subject: 'personId', fields: ['targetId'] }];

const events = {
  'bookmark-collection.item-added': eventType({ version: 1, schema, personal }),
  'bookmark-collection.item-removed': eventType({ version: 1, schema, personal }),
};

type BookmarkCollectionEvent = EventOf<typeof events>;

export type BookmarkItem = z.infer<typeof schema>;
export interface SavedItem extends BookmarkItem {
  /** ISO instant. */
  createdAt: string;
}

/** Oldest first. */
export type BookmarkCollectionState = readonly SavedItem[];

export interface AddBookmark {
  type: 'add';
  item: BookmarkItem;
  /** -1: unlimited. */
  limit: number;
  /** The limit is that of the free plan. */
  isFree: boolean;
}

export interface RemoveBookmark {
  type: 'remove';
  item: BookmarkItem;
}

export type BookmarkCollectionCommand = AddBookmark | RemoveBookmark;

export const hasSameTarget =
  ({ targetType, targetId }: BookmarkItem) =>
  (other: BookmarkItem): boolean =>
    other.targetType === targetType && other.targetId === targetId;

/** All bookmarks of one person in one stream, so that concurrent additions keep the limit. */
export const bookmarkCollection = defineAggregate<BookmarkCollectionState, typeof events, BookmarkCollectionCommand>({
  name: 'bookmark-collection',
  events,
  initialState: () => [],
  decide: decideBy<BookmarkCollectionCommand, BookmarkCollectionState, BookmarkCollectionEvent>({
    add({ item, limit, isFree }, saved) {
      if (saved.some(hasSameTarget(item))) return [];
      if (limit !== -1 && saved.length >= limit) throw limitReached(limit, isFree);
      return [{ type: 'bookmark-collection.item-added', data: item }];
    },
    remove: ({ item }, saved) =>
      saved.some(hasSameTarget(item)) ? [{ type: 'bookmark-collection.item-removed', data: item }] : [],
  }),
  evolve: (saved, { type, data, meta }) =>
    type === 'bookmark-collection.item-added'
      ? [...saved, { ...data, createdAt: meta.occurredAt.toISOString() }]
      : saved.filter((item) => !hasSameTarget(data)(item)),
});

const limitReached = (limit: number, isFree: boolean) =>
  upgradeRequired('BOOKMARK.LIMIT_REACHED', 'Bookmark limit reached', {
    advice: isFree
      ? `Free users can save up to ${limit} items. Upgrade to Pro for unlimited saves!`
      : `Your plan allows up to ${limit} saved items.`,
  });
