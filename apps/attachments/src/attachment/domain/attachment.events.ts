import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const attachmentEvents = {
  AttachmentAdded: eventType({
    version: 2,
    // What people call their files tells of them.
    personal: [{ subject: 'uploadedBy', fields: ['filename', 'description'] }],
    schema: z.object({
      attachmentId: z.string(),
      marketEventId: z.string(),
      uploadedBy: z.string(),
      filename: z.string(),
      description: z.string().nullable(),
      fileType: z.string(),
      fileSize: z.int().positive(),
      at: z.string(),
    }),
    upcast: { 1: (data) => data },
  }),
  AttachmentDeleted: eventType({
    version: 1,
    schema: z.object({
      attachmentId: z.string(),
      marketEventId: z.string(),
      uploadedBy: z.string(),
      deletedBy: z.string(),
      at: z.string(),
    }),
  }),
};

export type AttachmentEvent = EventOf<typeof attachmentEvents>;
