import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { blogPost } from './domain/blog-post.decider.js';
import type { BlogPostDetails } from './domain/blog-post.state.js';
import { readDocument, readingMinutes } from './domain/document/document.js';

export interface BlogPostDocument extends BlogPostDetails {
  _id: string;
  readingMinutes: number;
}

export const blogPosts = defineProjection<BlogPostDocument>()({
  name: 'blog-posts',
  collection: 'blogPosts',
  aggregate: blogPost,
  project: (state) =>
    isPresent(state) ? { ...state, readingMinutes: readingMinutes(readDocument(state.content)) } : null,
  indexes: [
    { key: { slug: 1 }, unique: true },
    { key: { publishAt: -1, _id: -1 }, name: 'published' },
    { key: { category: 1, publishAt: -1, _id: -1 }, name: 'category' },
    { key: { featured: 1, publishAt: -1, _id: -1 }, name: 'featured' },
    { key: { updatedAt: -1, _id: -1 }, name: 'updated' },
    { key: { authorId: 1 }, name: 'author' },
  ],
});
