import { alreadyExists, decideBy, defineAggregate, DomainError, isPresent, notFound } from '@stallbook/kernel';
import { blogPostEvents, type BlogPostEvent } from './blog-post.events.js';
import type { BlogPostState } from './blog-post.state.js';

export interface DraftBlogPost {
  type: 'draft';
  slug: string;
  title: string;
  content: string;
  excerpt: string;
  category: string;
  contentType: string;
  featured: boolean;
  authorId: string;
}

export interface PublishBlogPost {
  type: 'publish';
}

export type BlogPostCommand = DraftBlogPost | PublishBlogPost;

function draft({ type: _, ...data }: DraftBlogPost, state: BlogPostState): BlogPostEvent[] {
  if (!data.authorId) throw new DomainError('BLOG_POST.AUTHOR_MISSING', 'Missing author ID for blog post creation');
  if (isPresent(state)) throw alreadyExists('This post already exists.');
  return [{ type: 'blog-post.drafted', data }];
}

function publish(_: PublishBlogPost, state: BlogPostState): BlogPostEvent[] {
  if (!isPresent(state)) throw notFound('Post not found');
  return state.status === 'published' ? [] : [{ type: 'blog-post.published', data: {} }];
}

export const blogPost = defineAggregate<BlogPostState, typeof blogPostEvents, BlogPostCommand>({
  name: 'blog-post',
  events: blogPostEvents,
  initialState: () => null,
  decide: decideBy<BlogPostCommand, BlogPostState, BlogPostEvent>({ draft, publish }),
  evolve(state, event) {
    const at = event.meta.occurredAt.toISOString();
    if (event.type === 'blog-post.drafted') return { ...event.data, status: 'draft', createdAt: at, updatedAt: at };
    return isPresent(state) ? { ...state, status: 'published', updatedAt: at } : state;
  },
});
