import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { wordsIn } from '@stallbook/platform';
import { blogPost } from './domain/blog-post.decider.js';
import type { BlogPostDetails } from './domain/blog-post.state.js';
import { plainText, readDocument, readingMinutes } from './domain/document/document.js';

export interface BlogPostDocument extends Omit<BlogPostDetails, 'versionImages' | 'publicSince'> {
  _id: string;
  readingMinutes: number;
  /** Search words. */
  words: string[];
}

/** More than any readable post has; bounds its entries in the index. */
const MAX_WORDS = 3_000;

function project({ versionImages: _, publicSince: _since, ...state }: BlogPostDetails) {
  const document = readDocument(state.content);
  const words = [state.title, state.excerpt, plainText(document)].flatMap(wordsIn);
  return { ...state, readingMinutes: readingMinutes(document), words: [...new Set(words)].slice(0, MAX_WORDS) };
}

export const blogPosts = defineProjection<BlogPostDocument>()({
  name: 'blog-posts',
  collection: 'blogPosts',
  aggregate: blogPost,
  project: (state) => (isPresent(state) ? project(state) : null),
  indexes: [
    { key: { slug: 1 }, unique: true },
    { key: { formerSlugs: 1, updatedAt: -1 }, name: 'formerSlugs' },
    { key: { publishAt: -1, _id: -1 }, name: 'published' },
    { key: { category: 1, publishAt: -1, _id: -1 }, name: 'category' },
    { key: { words: 1, publishAt: -1, _id: -1 }, name: 'words' },
    { key: { featured: 1, publishAt: -1, _id: -1 }, name: 'featured' },
    { key: { updatedAt: -1, _id: -1 }, name: 'updated' },
    { key: { authorId: 1 }, name: 'author' },
  ],
});
