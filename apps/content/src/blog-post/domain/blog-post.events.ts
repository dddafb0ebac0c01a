import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const blogPostEvents = {
  'blog-post.drafted': eventType({
    version: 1,
    schema: z.object({
      slug: z.string(),
      title: z.string(),
      content: z.string(),
      excerpt: z.string(),
      category: z.string(),
      contentType: z.string(),
      featured: z.boolean(),
      authorId: z.string(),
    }),
  }),
  'blog-post.published': eventType({ version: 1, schema: z.object({}) }),
};

export type BlogPostEvent = EventOf<typeof blogPostEvents>;
