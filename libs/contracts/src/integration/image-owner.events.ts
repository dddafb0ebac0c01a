import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** All images that a market event or an application shows now. Its earlier images are deleted. */
export const imageOwnerSaved = defineIntegrationEvent({
  type: 'image-owner.saved',
  version: 1,
  topic: 'attachments.image-owner.v1',
  key: 'ownerId',
  schema: z.object({
    ownerId: z.string(),
    /** Its organizer may see images that are not public. */
    marketEventId: z.string().nullable(),
    imageIds: z.array(z.string()),
  }),
});

/** All images that a post needs: those of its text, and of the versions that can be restored. None once it is deleted. */
export const postImagesSaved = defineIntegrationEvent({
  type: 'post-images.saved',
  version: 1,
  topic: 'attachments.image-owner.v1',
  key: 'postId',
  schema: z.object({ postId: z.string(), imageIds: z.array(z.string()) }),
});

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

/** Everyone who left a conversation and has not returned. Its images and files are closed to them. */
export const messageThreadPeopleChanged = defineIntegrationEvent({
  type: 'message-thread.people-changed',
  version: 1,
  topic: 'attachments.image-owner.v1',
  key: 'threadId',
  schema: z.object({ threadId: z.string(), leftIds: z.array(z.string()) }),
});
