import { isSafeLink } from '@stallbook/kernel/safe-link';
import { z } from 'zod';
import { textUpTo } from '../../components/ui/form/schemas.js';
import { postCategories } from '../../components/post/texts.js';
import type { CreatePostInput, EditedPostFragment } from './api/admin-blog.generated.js';
import { postForm } from './texts.js';

const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const postSchema = z
  .object({
    title: textUpTo(160).min(1, postForm.titleNeeded),
    slug: textUpTo(120),
    excerpt: textUpTo(400),
    category: z.string(),
    contentType: z.string(),
    featured: z.boolean(),
    /** The document as JSON text. */
    document: z.string(),
  })
  // Without a title, only the title is missing: the address follows it.
  .refine(({ title, slug }) => ADDRESS.test(slug) || (title === '' && slug === ''), {
    path: ['slug'],
    error: postForm.slugWrong,
  });

export type PostValues = z.infer<typeof postSchema>;

export const emptyPost: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  category: Object.keys(postCategories)[0] ?? '',
  contentType: 'article',
  featured: false,
  document: '{"type":"doc","content":[{"type":"paragraph"}]}',
};

export const toValues = (post: EditedPostFragment): PostValues => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  category: post.category,
  contentType: post.contentType,
  featured: post.featured,
  document: post.document,
});

export const toInput = (values: PostValues): CreatePostInput => ({ ...values, title: values.title.trim() });

/** Headings of a post have no addresses that a link could lead to. */
export const isLinkAddress = (address: string): boolean => isSafeLink(address) && !address.startsWith('#');
