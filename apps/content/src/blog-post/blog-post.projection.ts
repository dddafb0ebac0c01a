import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { blogPost } from './domain/blog-post.decider.js';
import type { BlogPostDetails } from './domain/blog-post.state.js';

export interface BlogPostDocument extends BlogPostDetails {
  _id: string;
}

export const blogPosts = defineProjection<BlogPostDocument>()({
  name: 'blog-posts',
  collection: 'blogPosts',
  aggregate: blogPost,
  project: (state) => (isPresent(state) ? { ...state } : null),
  indexes: [
    { key: { slug: 1 }, unique: true },
    { key: { status: 1, createdAt: -1 } },
    { key: { status: 1, category: 1, createdAt: -1 } },
  ],
});
