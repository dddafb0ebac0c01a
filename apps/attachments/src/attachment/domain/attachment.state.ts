import type { Absent } from '@stallbook/kernel';

export interface AttachmentDetails {
  attachmentId: string;
  marketEventId: string;
  uploadedBy: string;
  filename: string;
  description: string | null;
  fileType: string;
  fileSize: number;
  /** ISO instant. */
  uploadedAt: string;
}

export type AttachmentState = AttachmentDetails | Absent;
