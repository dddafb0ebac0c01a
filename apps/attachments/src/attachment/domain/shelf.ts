import { DomainError, defineAggregate, eventType, notFound, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const MAX_ATTACHMENTS = 10;

const shelfEvents = {
  PlaceTaken: eventType({ version: 1, schema: z.object({ attachmentId: z.string() }) }),
  PlaceFreed: eventType({ version: 1, schema: z.object({ attachmentId: z.string() }) }),
  ShelfClosed: eventType({ version: 1, schema: z.object({}) }),
};
type ShelfEvent = EventOf<typeof shelfEvents>;

export interface ShelfState {
  taken: string[];
  /** The market event is deleted. */
  closed: boolean;
}

/** The places for files at one market event: whoever adds a file takes one in the same transaction. */
export const shelf = defineAggregate<ShelfState, typeof shelfEvents>({
  name: 'shelf',
  events: shelfEvents,
  initial: () => ({ taken: [], closed: false }),
  evolve(state, event) {
    switch (event.type) {
      case 'PlaceTaken':
        return { ...state, taken: [...state.taken, event.data.attachmentId] };
      case 'PlaceFreed':
        return { ...state, taken: state.taken.filter((id) => id !== event.data.attachmentId) };
      case 'ShelfClosed':
        return { taken: [], closed: true };
    }
  },
});

export const limitReached = () =>
  new DomainError(
    'ATTACHMENT.LIMIT_REACHED',
    "Upload Limit Reached: You've reached the maximum of 10 attachments per event. Delete some files to upload new ones.",
  );

export function takePlace(attachmentId: string, { taken, closed }: ShelfState): ShelfEvent[] {
  if (closed) throw notFound('Event not found');
  if (taken.includes(attachmentId)) return [];
  if (taken.length >= MAX_ATTACHMENTS) throw limitReached();
  return [{ type: 'PlaceTaken', data: { attachmentId } }];
}

export const freePlace = (attachmentId: string, { taken }: ShelfState): ShelfEvent[] =>
  taken.includes(attachmentId) ? [{ type: 'PlaceFreed', data: { attachmentId } }] : [];

/** Nothing is added any more, also not by an upload that is under way. */
export const close = ({ closed }: ShelfState): ShelfEvent[] => (closed ? [] : [{ type: 'ShelfClosed', data: {} }]);
