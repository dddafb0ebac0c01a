export const blogPage = {
  title: 'From the stalls',
  lead: 'Notes on selling, organizing and the markets in between.',
  documentTitle: 'Blog',
  category: 'Category',
  allCategories: 'All',
  away: 'The posts could not be loaded.',
  none: 'No posts here yet',
  noneWhy: 'Look into another category, or come back soon.',
  pages: 'Pages of posts',
} as const;

export const postPage = {
  toAll: 'All posts',
  missing: 'There is no such post',
  missingWhy: 'It may have been taken down, or the link may be incomplete.',
  away: 'The post could not be loaded.',
} as const;
