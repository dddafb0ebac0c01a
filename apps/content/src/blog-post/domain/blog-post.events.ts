import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const text = {
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  excerpt: z.string(),
  category: z.string(),
  contentType: z.string(),
  featured: z.boolean(),
};

export const blogPostEvents = {
  BlogPostDrafted: eventType({ version: 1, schema: z.object({ ...text, authorId: z.string(), at: z.string() }) }),
  BlogPostPublished: eventType({ version: 1, schema: z.object({ at: z.string() }) }),
};

export type BlogPostEvent = EventOf<typeof blogPostEvents>;
