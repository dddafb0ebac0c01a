import { DomainError, defineAggregate, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const MAX_ATTACHMENTS = 10;

const shelfEvents = {
  PlaceTaken: eventType({ version: 1, schema: z.object({ attachmentId: z.string() }) }),
  PlaceFreed: eventType({ version: 1, schema: z.object({ attachmentId: z.string() }) }),
};
type ShelfEvent = EventOf<typeof shelfEvents>;

export interface ShelfState {
  taken: string[];
}

/** The places for files at one market event: whoever adds a file takes one in the same transaction. */
export const shelf = defineAggregate<ShelfState, typeof shelfEvents>({
  name: 'shelf',
  events: shelfEvents,
  initial: () => ({ taken: [] }),
  evolve: ({ taken }, { type, data }) =>
    type === 'PlaceTaken'
      ? { taken: [...taken, data.attachmentId] }
      : { taken: taken.filter((id) => id !== data.attachmentId) },
});

export const limitReached = () =>
  new DomainError(
    'ATTACHMENT.LIMIT_REACHED',
    "Upload Limit Reached: You've reached the maximum of 10 attachments per event. Delete some files to upload new ones.",
  );

export function takePlace(attachmentId: string, { taken }: ShelfState): ShelfEvent[] {
  if (taken.includes(attachmentId)) return [];
  if (taken.length >= MAX_ATTACHMENTS) throw limitReached();
  return [{ type: 'PlaceTaken', data: { attachmentId } }];
}

export const freePlace = (attachmentId: string, { taken }: ShelfState): ShelfEvent[] =>
  taken.includes(attachmentId) ? [{ type: 'PlaceFreed', data: { attachmentId } }] : [];
