import { defineView } from '@stallbook/event-store';
import { blogPost, type BlogPostDetails } from './domain/blog-post.js';

export interface BlogPostDocument extends BlogPostDetails {
  _id: string;
}

export const blogPosts = defineView<BlogPostDocument>()({
  name: 'blog-posts',
  collection: 'blogPosts',
  aggregate: blogPost,
  of: (state) => (state.status === 'none' ? null : { ...state }),
  indexes: [
    { key: { slug: 1 }, unique: true },
    { key: { status: 1, createdAt: -1 } },
    { key: { status: 1, category: 1, createdAt: -1 } },
  ],
});
