import { DomainError } from '@stallbook/kernel';
import type { BlogPostEvent } from './blog-post.events.js';
import { isPublished, type BlogPostState } from './blog-post.state.js';
import { assertComplete, assertNewest, existing } from './writing.js';

export interface PublishBlogPost {
  type: 'publish';
  now: Date;
  /** The revision that the editor saw; absent where the text is not shown. */
  basedOn?: number | null;
}

export interface ScheduleBlogPost {
  type: 'schedule';
  publishAt: Date;
  now: Date;
  basedOn: number;
}

export interface UnpublishBlogPost {
  type: 'unpublish';
}

export interface DeleteBlogPost {
  type: 'delete';
}

export function publish({ now, basedOn }: PublishBlogPost, state: BlogPostState): BlogPostEvent[] {
  const post = existing(state);
  if (isPublished(post, now)) return [];
  if (basedOn) assertNewest(post, basedOn);
  assertComplete(post);
  return [{ type: 'blog-post.published', data: {} }];
}

export function schedule({ publishAt, now, basedOn }: ScheduleBlogPost, state: BlogPostState): BlogPostEvent[] {
  const post = existing(state);
  if (isPublished(post, now)) {
    throw new DomainError('BLOG_POST.PUBLISHED', 'This post is published already. Unpublish it first.');
  }
  if (publishAt <= now) {
    throw new DomainError('BLOG_POST.TIME_PAST', 'Choose a time in the future.', [
      { path: 'publishAt', message: 'Choose a time in the future.' },
    ]);
  }
  assertNewest(post, basedOn);
  assertComplete(post);
  const at = publishAt.toISOString();
  return post.publishAt === at ? [] : [{ type: 'blog-post.scheduled', data: { publishAt: at } }];
}

export function unpublish(_: UnpublishBlogPost, state: BlogPostState): BlogPostEvent[] {
  return existing(state).publishAt === null ? [] : [{ type: 'blog-post.unpublished', data: {} }];
}

export function remove(_: DeleteBlogPost, state: BlogPostState): BlogPostEvent[] {
  existing(state);
  return [{ type: 'blog-post.deleted', data: {} }];
}
