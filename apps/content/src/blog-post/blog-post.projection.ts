import { defineProjection } from '@stallbook/event-store';
import { blogPost, type BlogPostDetails } from './domain/blog-post.js';

export interface BlogPostDocument extends BlogPostDetails {
  _id: string;
}

export const blogPosts = defineProjection<BlogPostDocument>()({
  name: 'blog-posts',
  collection: 'blogPosts',
  aggregate: blogPost,
  project: (state) => (state.status === 'none' ? null : { ...state }),
  indexes: [
    { key: { slug: 1 }, unique: true },
    { key: { status: 1, createdAt: -1 } },
    { key: { status: 1, category: 1, createdAt: -1 } },
  ],
});
