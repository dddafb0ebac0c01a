import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** All images that a post needs: those of its text, and of the versions that can be restored. None once it is deleted. */
export const postImagesSaved = defineIntegrationEvent({
  type: 'post-images.saved',
  version: 1,
  topic: 'attachments.image-owner.v1',
  key: 'postId',
  schema: z.object({ postId: z.string(), imageIds: z.array(z.string()) }),
});
