import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** The files of one message. Those that the sender uploaded for this conversation are kept, and open for its people. */
export const messageFilesSent = defineIntegrationEvent({
  type: 'message-files.sent',
  version: 1,
  topic: 'attachments.image-owner.v1',
  key: 'messageId',
  schema: z.object({
    messageId: z.string(),
    threadId: z.string(),
    senderId: z.string(),
    /** Everyone who takes part in the conversation; they never change. */
    viewerIds: z.array(z.string()),
    fileIds: z.array(z.string()),
  }),
});
