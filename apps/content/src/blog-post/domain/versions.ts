import type { OccurredEventOf } from '@stallbook/kernel';
import type { blogPostEvents } from './blog-post.events.js';
import type { BlogPostText } from './blog-post.state.js';

export interface Version {
  revision: number;
  savedAt: Date;
  editorId: string;
  text: BlogPostText;
}

/** Saves of one editor within this time are one version. */
const ONE_SITTING_MS = 10 * 60_000;

/** How many versions can be restored. */
export const MAX_VERSIONS = 50;

type Saved = Pick<Version, 'editorId' | 'savedAt'>;

export const isOneSitting = (one: Saved, next: Saved): boolean =>
  next.editorId === one.editorId && next.savedAt.getTime() - one.savedAt.getTime() < ONE_SITTING_MS;

/** Each text that was saved, the oldest first. */
export function everyVersion(history: readonly OccurredEventOf<typeof blogPostEvents>[]): Version[] {
  const versions: Version[] = [];
  for (const { type, data, meta } of history) {
    if (type !== 'blog-post.drafted' && type !== 'blog-post.revised') continue;
    const editorId = 'editorId' in data ? data.editorId : data.authorId;
    versions.push({ revision: versions.length + 1, savedAt: meta.occurredAt, editorId, text: data });
  }
  return versions;
}

/** What each sitting ended with, the newest first. */
export function sittings(versions: readonly Version[], most: number): Version[] {
  const ends = versions.filter((version, index) => {
    const next = versions[index + 1];
    return !next || !isOneSitting(version, next);
  });
  return ends.reverse().slice(0, most);
}
