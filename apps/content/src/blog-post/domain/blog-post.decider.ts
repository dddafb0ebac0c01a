import { DomainError, alreadyExists, notFound } from '@stallbook/kernel';
import type { BlogPostEvent } from './blog-post.events.js';
import type { BlogPostState } from './blog-post.js';

export interface DraftBlogPost {
  slug: string;
  title: string;
  content: string;
  excerpt: string;
  category: string;
  contentType: string;
  featured: boolean;
  authorId: string;
  at: string;
}

export function draft(command: DraftBlogPost, state: BlogPostState): BlogPostEvent[] {
  if (!command.authorId) throw new DomainError('BLOG_POST.AUTHOR_MISSING', 'Missing author ID for blog post creation');
  if (state.status !== 'none') throw alreadyExists('This post exists already.');
  return [{ type: 'BlogPostDrafted', data: command }];
}

/** Publishing what is published changes nothing. */
export function publish({ at }: { at: string }, state: BlogPostState): BlogPostEvent[] {
  if (state.status === 'none') throw notFound('Post not found');
  return state.status === 'published' ? [] : [{ type: 'BlogPostPublished', data: { at } }];
}
