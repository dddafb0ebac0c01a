export const postCategories: Readonly<Record<string, string>> = {
  General: 'General',
  'Tips & Guides': 'Tips & Guides',
  'Success Stories': 'Success Stories',
  'Industry News': 'Industry News',
  'Vendor Resources': 'Vendor Resources',
  'Organizer Resources': 'Organizer Resources',
};
export const categoryLabel = (category: string): string => postCategories[category] ?? category;

export const blogPage = {
  title: 'From the stalls',
  lead: 'Notes on selling, organizing and the markets in between.',
  documentTitle: 'Blog',
  category: 'Category',
  allCategories: 'All',
  notLoaded: 'The posts could not be loaded.',
  none: { title: 'No posts here yet', text: 'Try another category, or come back soon.' },
  pages: 'Pages of posts',
} as const;

export const postPage = {
  toAll: 'All posts',
  unknown: {
    title: 'Post not found',
    text: 'It may have been removed, or the link may be incomplete.',
  },
  notLoaded: 'The post could not be loaded.',
} as const;
