import type { BlogPostText, VersionImages } from './blog-post.state.js';
import { isOneSitting, MAX_VERSIONS } from './versions.js';

const STORED = /\/media\/blog-images\/([\w-]+)\.webp/g;

export const imagesIn = ({ content }: Pick<BlogPostText, 'content'>): string[] => [
  ...new Set([...content.matchAll(STORED)].flatMap(([, id]) => id ?? [])),
];

interface Saved {
  editorId: string;
  savedAt: Date;
}

export function imagesAfter(before: VersionImages, last: Saved, next: Saved, images: readonly string[]): VersionImages {
  const earlier = isOneSitting(last, next) ? before.slice(0, -1) : before;
  return [...earlier, images].slice(-MAX_VERSIONS);
}
