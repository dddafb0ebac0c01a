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
