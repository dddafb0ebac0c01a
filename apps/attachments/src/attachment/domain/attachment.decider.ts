import { notFound, permissionDenied } from '@stallbook/kernel';
import type { AttachmentEvent } from './attachment.events.js';
import type { AttachmentState } from './attachment.js';

export interface AddAttachment {
  attachmentId: string;
  marketEventId: string;
  uploadedBy: string;
  filename: string;
  description: string | null;
  fileType: string;
  fileSize: number;
  at: string;
}

/** The same upload a second time changes nothing. */
export function add(command: AddAttachment, state: AttachmentState): AttachmentEvent[] {
  return state.status === 'none' ? [{ type: 'AttachmentAdded', data: command }] : [];
}

export interface DeleteAttachment {
  actorId: string;
  /** Who owns the market event now. */
  ownerId: string | null;
  at: string;
}

export function remove({ actorId, ownerId, at }: DeleteAttachment, state: AttachmentState): AttachmentEvent[] {
  if (state.status !== 'added') throw notFound('Attachment not found');
  const { attachmentId, marketEventId, uploadedBy } = state;
  if (actorId !== uploadedBy && actorId !== ownerId) throw permissionDenied('Not authorized to delete this attachment');
  return [{ type: 'AttachmentDeleted', data: { attachmentId, marketEventId, uploadedBy, deletedBy: actorId, at } }];
}

/** Files go with their market event, whoever deleted it, and with the person who uploaded them. */
export function removeWithOwner({ at }: { at: string }, state: AttachmentState): AttachmentEvent[] {
  if (state.status !== 'added') return [];
  const { attachmentId, marketEventId, uploadedBy } = state;
  return [{ type: 'AttachmentDeleted', data: { attachmentId, marketEventId, uploadedBy, deletedBy: 'system', at } }];
}
