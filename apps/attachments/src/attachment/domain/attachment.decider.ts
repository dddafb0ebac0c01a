import { decideBy, defineAggregate, isPresent, notFound, permissionDenied } from '@stallbook/kernel';
import { attachmentEvents, type AttachmentEvent } from './attachment.events.js';
import type { AttachmentDetails, AttachmentState } from './attachment.state.js';

export interface AddAttachment {
  type: 'add';
  attachmentId: string;
  marketEventId: string;
  uploadedBy: string;
  filename: string;
  description: string | null;
  fileType: string;
  fileSize: number;
}

export interface DeleteAttachment {
  type: 'delete';
  actorId: string;
  /** The current owner of the market event. */
  ownerId: string | null;
}

/** The market event, or the person who uploaded the file, was deleted. */
export interface DeleteWithOwner {
  type: 'delete-with-owner';
}

export interface HandOver {
  type: 'hand-over';
  formerOwnerId: string;
  ownerId: string;
}

export type AttachmentCommand = AddAttachment | DeleteAttachment | DeleteWithOwner | HandOver;

/** Idempotent. */
function add({ type: _, ...data }: AddAttachment, state: AttachmentState): AttachmentEvent[] {
  return state === null ? [{ type: 'attachment.added', data }] : [];
}

function deleteAttachment({ actorId, ownerId }: DeleteAttachment, state: AttachmentState): AttachmentEvent[] {
  if (!isPresent(state)) throw notFound('Attachment not found');
  const isAllowed = actorId === state.uploadedBy || actorId === ownerId;
  if (!isAllowed) throw permissionDenied('Not authorized to delete this attachment');
  return [deleted(state, actorId)];
}

function deleteWithOwner(_: DeleteWithOwner, state: AttachmentState): AttachmentEvent[] {
  return isPresent(state) ? [deleted(state, 'system')] : [];
}

function handOver({ formerOwnerId, ownerId }: HandOver, state: AttachmentState): AttachmentEvent[] {
  if (!isPresent(state) || state.uploadedBy !== formerOwnerId) return [];
  const { attachmentId, marketEventId, filename, description } = state;
  const data = { attachmentId, marketEventId, uploadedBy: ownerId, filename, description };
  return [{ type: 'attachment.handed-over', data }];
}

const deleted = (
  { attachmentId, marketEventId, uploadedBy }: AttachmentDetails,
  deletedBy: string,
): AttachmentEvent => ({
  type: 'attachment.deleted',
  data: { attachmentId, marketEventId, uploadedBy, deletedBy },
});

export const attachment = defineAggregate<AttachmentState, typeof attachmentEvents, AttachmentCommand>({
  name: 'attachment',
  events: attachmentEvents,
  initialState: () => null,
  decide: decideBy<AttachmentCommand, AttachmentState, AttachmentEvent>({
    add,
    delete: deleteAttachment,
    'delete-with-owner': deleteWithOwner,
    'hand-over': handOver,
  }),
  evolve(state, event) {
    if (event.type === 'attachment.deleted') return 'deleted';
    if (event.type === 'attachment.handed-over') return isPresent(state) ? { ...state, ...event.data } : state;
    return { ...event.data, uploadedAt: event.meta.occurredAt.toISOString() };
  },
});
