import { defineAggregate, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const target = {
  personId: z.string(),
  targetType: z.enum(['event', 'vendor', 'blueprint']),
  targetId: z.string(),
};
/** What somebody likes says who they are. */
const personal = [{ subject: 'personId', fields: ['targetId'] }];

export const bookmarkEvents = {
  'bookmark.added': eventType({ version: 1, schema: z.object({ ...target, at: z.string() }), personal }),
  'bookmark.removed': eventType({ version: 1, schema: z.object(target), personal }),
};

export type BookmarkEvent = EventOf<typeof bookmarkEvents>;
export type SavedItem = Extract<BookmarkEvent, { type: 'bookmark.added' }>['data'];
export type Target = Pick<SavedItem, 'targetType' | 'targetId'>;

export const isOf =
  ({ targetType, targetId }: Target) =>
  (one: Target): boolean =>
    one.targetType === targetType && one.targetId === targetId;

/** All that one person saved, oldest first: one stream, so that a limit holds also for two that come at once. */
export const bookmarks = defineAggregate({
  name: 'bookmarks',
  events: bookmarkEvents,
  initialState: (): readonly SavedItem[] => [],
  evolve: (state: readonly SavedItem[], { type, data }: BookmarkEvent): readonly SavedItem[] =>
    type === 'bookmark.added' ? [...state, data] : state.filter((one) => !isOf(data)(one)),
});
