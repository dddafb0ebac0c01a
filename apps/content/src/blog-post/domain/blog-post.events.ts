import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const text = {
  slug: z.string(),
  title: z.string(),
  /** The document as JSON text. */
  content: z.string(),
  excerpt: z.string(),
  category: z.string(),
  contentType: z.string(),
  featured: z.boolean(),
};

export const blogPostEvents = {
  'blog-post.drafted': eventType({
    version: 1,
    schema: z.object({ ...text, authorId: z.string() }),
  }),
  'blog-post.revised': eventType({ version: 1, schema: z.object({ ...text, editorId: z.string() }) }),
  'blog-post.published': eventType({ version: 1, schema: z.object({}) }),
  /** It appears by itself at this instant. */
  'blog-post.scheduled': eventType({ version: 1, schema: z.object({ publishAt: z.iso.datetime() }) }),
  'blog-post.unpublished': eventType({ version: 1, schema: z.object({}) }),
  'blog-post.deleted': eventType({ version: 1, schema: z.object({}) }),
};

export type BlogPostEvent = EventOf<typeof blogPostEvents>;
