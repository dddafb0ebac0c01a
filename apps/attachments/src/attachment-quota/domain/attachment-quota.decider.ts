import {
  decideBy,
  DomainError,
  defineAggregate,
  eventType,
  MAX_EVENT_FILES,
  notFound,
  type EventOf,
} from '@stallbook/kernel';
import { z } from 'zod';

const events = {
  'attachment-quota.slot-taken': eventType({ version: 1, schema: z.object({ attachmentId: z.string() }) }),
  'attachment-quota.slot-freed': eventType({ version: 1, schema: z.object({ attachmentId: z.string() }) }),
  'attachment-quota.closed': eventType({ version: 1, schema: z.object({}) }),
};
type AttachmentQuotaEvent = EventOf<typeof events>;

export interface AttachmentQuotaState {
  /** Attachment IDs. */
  taken: string[];
  /** The market event was deleted. */
  closed: boolean;
}

export interface TakeSlot {
  type: 'take-slot';
  attachmentId: string;
}

export interface FreeSlot {
  type: 'free-slot';
  attachmentId: string;
}

/** Refuses every later upload, including one in progress. */
export interface CloseQuota {
  type: 'close';
}

export type AttachmentQuotaCommand = TakeSlot | FreeSlot | CloseQuota;

const limitReached = () =>
  new DomainError(
    'ATTACHMENT.LIMIT_REACHED',
    `Upload Limit Reached: You've reached the maximum of ${MAX_EVENT_FILES} attachments per event. Delete some files to upload new ones.`,
  );

/** @throws DomainError ATTACHMENT.LIMIT_REACHED, NOT_FOUND once the market event is deleted */
export function assertFreeSlot(attachmentId: string, { taken, closed }: AttachmentQuotaState): void {
  if (closed) throw notFound('Event not found');
  if (!taken.includes(attachmentId) && taken.length >= MAX_EVENT_FILES) throw limitReached();
}

/** The attachments of one market event: adding one goes through this stream, so the last slot is taken once. */
export const attachmentQuota = defineAggregate<AttachmentQuotaState, typeof events, AttachmentQuotaCommand>({
  name: 'attachment-quota',
  events,
  initialState: () => ({ taken: [], closed: false }),
  decide: decideBy<AttachmentQuotaCommand, AttachmentQuotaState, AttachmentQuotaEvent>({
    'take-slot'({ attachmentId }, state) {
      assertFreeSlot(attachmentId, state);
      if (state.taken.includes(attachmentId)) return [];
      return [{ type: 'attachment-quota.slot-taken', data: { attachmentId } }];
    },
    'free-slot': ({ attachmentId }, { taken }) =>
      taken.includes(attachmentId) ? [{ type: 'attachment-quota.slot-freed', data: { attachmentId } }] : [],
    close: (_, { closed }) => (closed ? [] : [{ type: 'attachment-quota.closed', data: {} }]),
  }),
  evolve(state, event) {
    switch (event.type) {
      case 'attachment-quota.slot-taken':
        return { ...state, taken: [...state.taken, event.data.attachmentId] };
      case 'attachment-quota.slot-freed':
        return { ...state, taken: state.taken.filter((id) => id !== event.data.attachmentId) };
      case 'attachment-quota.closed':
        return { taken: [], closed: true };
    }
  },
});
