import type { Attachment } from '@stallbook/contracts';
import type { AttachmentDetails } from './domain/attachment.state.js';

export const presentAttachment = (details: AttachmentDetails, uploaderName: string | null): Attachment => ({
  id: details.attachmentId,
  eventId: details.marketEventId,
  uploadedBy: details.uploadedBy,
  uploaderName,
  storagePath: details.attachmentId,
  filename: details.filename,
  description: details.description,
  fileType: details.fileType,
  fileSize: details.fileSize,
  uploadedAt: details.uploadedAt,
});
