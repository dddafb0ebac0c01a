import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const attachmentEvents = {
  'attachment.added': eventType({
    version: 1,
    personal: [{ subject: 'uploadedBy', fields: ['filename', 'description'] }],
    schema: z.object({
      attachmentId: z.string(),
      marketEventId: z.string(),
      uploadedBy: z.string(),
      filename: z.string(),
      description: z.string().nullable(),
      fileType: z.string(),
      fileSize: z.int().positive(),
    }),
  }),
  /** With the names, because those of the former owner go with their key. */
  'attachment.handed-over': eventType({
    version: 1,
    personal: [{ subject: 'uploadedBy', fields: ['filename', 'description'] }],
    schema: z.object({
      attachmentId: z.string(),
      marketEventId: z.string(),
      uploadedBy: z.string(),
      filename: z.string(),
      description: z.string().nullable(),
    }),
  }),
  'attachment.deleted': eventType({
    version: 1,
    schema: z.object({
      attachmentId: z.string(),
      marketEventId: z.string(),
      uploadedBy: z.string(),
      deletedBy: z.string(),
    }),
  }),
};

export type AttachmentEvent = EventOf<typeof attachmentEvents>;
