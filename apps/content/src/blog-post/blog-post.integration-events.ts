import { imageIds, postImagesSaved } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { isPresent, outgoing, parseStreamId } from '@stallbook/kernel';
import { blogPost } from './domain/blog-post.decider.js';

/** Which images a post needs, so that the others are deleted. */
export const blogPostIntegrationEvents = defineIntegrationEventMapper({
  aggregate: blogPost,
  mapWithState: ({ type, streamId }, state) => {
    const { id: postId } = parseStreamId(streamId);
    switch (type) {
      case 'blog-post.drafted':
      case 'blog-post.revised': {
        if (!isPresent(state)) return [];
        const ids = [...new Set(state.versionImages.flat())].map(imageIds.blogImage);
        return [outgoing(postImagesSaved, { postId, imageIds: ids })];
      }
      case 'blog-post.deleted':
        return [outgoing(postImagesSaved, { postId, imageIds: [] })];
      default:
        return [];
    }
  },
});
