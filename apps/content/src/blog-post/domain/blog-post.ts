import { defineAggregate } from '@stallbook/kernel';
import { blogPostEvents } from './blog-post.events.js';

export interface BlogPostDetails {
  status: 'draft' | 'published';
  slug: string;
  title: string;
  content: string;
  excerpt: string;
  category: string;
  contentType: string;
  featured: boolean;
  authorId: string;
  createdAt: string;
  updatedAt: string;
}

export type BlogPostState = BlogPostDetails | { status: 'none' };

export const blogPost = defineAggregate<BlogPostState, typeof blogPostEvents>({
  name: 'blog-post',
  events: blogPostEvents,
  initialState: () => ({ status: 'none' }),
  evolve(state, event): BlogPostState {
    if (event.type === 'BlogPostDrafted') {
      const { at, ...text } = event.data;
      return { ...text, status: 'draft', createdAt: at, updatedAt: at };
    }
    return state.status === 'none' ? state : { ...state, status: 'published', updatedAt: event.data.at };
  },
});
