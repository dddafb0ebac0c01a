import { defineAggregate } from '@stallbook/kernel';
import { attachmentEvents } from './attachment.events.js';

export interface AttachmentDetails {
  status: 'added';
  attachmentId: string;
  marketEventId: string;
  uploadedBy: string;
  filename: string;
  description: string | null;
  fileType: string;
  fileSize: number;
  uploadedAt: string;
}

export type AttachmentState = AttachmentDetails | { status: 'none' } | { status: 'deleted' };

export const attachment = defineAggregate<AttachmentState, typeof attachmentEvents>({
  name: 'attachment',
  events: attachmentEvents,
  initialState: () => ({ status: 'none' }),
  evolve(_state, event): AttachmentState {
    if (event.type === 'AttachmentDeleted') return { status: 'deleted' };
    const { at, ...details } = event.data;
    return { ...details, status: 'added', uploadedAt: at };
  },
});
