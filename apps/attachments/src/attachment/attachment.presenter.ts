import type { Attachment } from '@stallbook/contracts';
import type { AttachmentDetails } from './domain/attachment.js';

export const present = (details: AttachmentDetails, uploaderName: string | null): Attachment => ({
  id: details.attachmentId,
  eventId: details.marketEventId,
  uploadedBy: details.uploadedBy,
  uploaderName,
  filename: details.filename,
  description: details.description,
  fileType: details.fileType,
  fileSize: details.fileSize,
  uploadedAt: details.uploadedAt,
});
