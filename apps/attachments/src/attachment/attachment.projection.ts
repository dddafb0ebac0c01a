import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { attachment } from './domain/attachment.decider.js';
import type { AttachmentDetails } from './domain/attachment.state.js';

export interface AttachmentDocument extends AttachmentDetails {
  _id: string;
}

export const attachments = defineProjection<AttachmentDocument>()({
  name: 'attachments',
  collection: 'attachments',
  aggregate: attachment,
  project: (state) => (isPresent(state) ? { ...state } : null),
  indexes: [{ key: { marketEventId: 1, uploadedAt: -1 } }, { key: { uploadedBy: 1 } }],
});
