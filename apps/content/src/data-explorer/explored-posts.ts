import { explorerSource } from '@stallbook/administration';
import { blogPosts, type BlogPostDocument } from '../blog-post/blog-post.projection.js';

/** Newest means changed last. */
export const exploredPosts = explorerSource<BlogPostDocument>({
  type: 'posts',
  collection: blogPosts.collection,
  newest: { field: 'updatedAt', storedAs: 'text', tie: -1 },
  search: (text) => [{ slug: text }, { authorId: text }],
  columns: {
    id: { kind: 'text', value: ({ _id }) => _id },
    title: { kind: 'text', value: ({ title }) => title },
    slug: { kind: 'text', value: ({ slug }) => slug },
    category: { kind: 'text', value: ({ category }) => category },
    featured: { kind: 'text', value: ({ featured }) => featured },
    author_id: { kind: 'account', value: ({ authorId }) => authorId },
    publish_at: { kind: 'instant', value: ({ publishAt }) => publishAt },
    created_at: { kind: 'instant', value: ({ createdAt }) => createdAt },
    updated_at: { kind: 'instant', value: ({ updatedAt }) => updatedAt },
  },
});
