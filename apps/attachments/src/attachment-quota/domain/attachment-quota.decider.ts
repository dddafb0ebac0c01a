import { DomainError, defineAggregate, eventType, notFound, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const MAX_ATTACHMENTS = 10;

const attachmentQuotaEvents = {
  PlaceTaken: eventType({ version: 1, schema: z.object({ attachmentId: z.string() }) }),
  PlaceFreed: eventType({ version: 1, schema: z.object({ attachmentId: z.string() }) }),
  ShelfClosed: eventType({ version: 1, schema: z.object({}) }),
};
type ShelfEvent = EventOf<typeof attachmentQuotaEvents>;

export interface AttachmentQuotaState {
  taken: string[];
  /** The market event is deleted. */
  closed: boolean;
}

/** The places for files at one market event: whoever adds a file takes one in the same transaction. */
export const attachmentQuota = defineAggregate<AttachmentQuotaState, typeof attachmentQuotaEvents>({
  name: 'shelf',
  events: attachmentQuotaEvents,
  initialState: () => ({ taken: [], closed: false }),
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

export function takeSlot(attachmentId: string, { taken, closed }: AttachmentQuotaState): ShelfEvent[] {
  if (closed) throw notFound('Event not found');
  if (taken.includes(attachmentId)) return [];
  if (taken.length >= MAX_ATTACHMENTS) throw limitReached();
  return [{ type: 'PlaceTaken', data: { attachmentId } }];
}

export const freeSlot = (attachmentId: string, { taken }: AttachmentQuotaState): ShelfEvent[] =>
  taken.includes(attachmentId) ? [{ type: 'PlaceFreed', data: { attachmentId } }] : [];

/** Nothing is added any more, also not by an upload that is under way. */
export const close = ({ closed }: AttachmentQuotaState): ShelfEvent[] =>
  closed ? [] : [{ type: 'ShelfClosed', data: {} }];
