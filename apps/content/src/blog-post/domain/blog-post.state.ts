import type { Absent } from '@stallbook/kernel';

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
  /** ISO instants. */
  createdAt: string;
  updatedAt: string;
}

export type BlogPostState = BlogPostDetails | Absent;
