import type { BlogPostSummary } from '@stallbook/contracts';

/** When readers saw another text last: publishing a draft is a change too. */
export const changedAt = ({ updatedAt, publishAt }: Pick<BlogPostSummary, 'updatedAt' | 'publishAt'>): string =>
  publishAt && publishAt > updatedAt ? publishAt : updatedAt;
