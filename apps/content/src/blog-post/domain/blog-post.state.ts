import type { Absent } from '@stallbook/kernel';

export interface BlogPostText {
  slug: string;
  title: string;
  /** The document as JSON text. */
  content: string;
  excerpt: string;
  category: string;
  contentType: string;
  featured: boolean;
}

/** The IDs of the images of each version that can be restored, the newest last. */
export type VersionImages = readonly (readonly string[])[];

export interface BlogPostDetails extends BlogPostText {
  /** ISO instant from which visitors see the post; null for a draft. */
  publishAt: string | null;
  /** ISO instant from which visitors saw it before it was hidden. It is the date of the post when it is published again. */
  publicSince: string | null;
  /** Under which visitors may have saved the post, the newest last. */
  formerSlugs: readonly string[];
  /** Counts changes of the text, so that two editors notice each other. */
  revision: number;
  authorId: string;
  editorId: string;
  versionImages: VersionImages;
  /** ISO instants. */
  createdAt: string;
  updatedAt: string;
}

export type BlogPostState = BlogPostDetails | Absent;

export const isPublished = ({ publishAt }: Pick<BlogPostDetails, 'publishAt'>, now: Date): boolean =>
  publishAt !== null && publishAt <= now.toISOString();
