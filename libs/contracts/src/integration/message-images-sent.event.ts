import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** The images of one message. Those that the sender uploaded for this conversation are kept, and shown to its people. */
export const messageImagesSent = defineIntegrationEvent({
  type: 'message-images.sent',
  version: 1,
  topic: 'attachments.image-owner.v1',
  key: 'messageId',
  schema: z.object({
    messageId: z.string(),
    threadId: z.string(),
    senderId: z.string(),
    /** Everyone who takes part in the conversation; they never change. */
    viewerIds: z.array(z.string()),
    imageIds: z.array(z.string()),
  }),
});
