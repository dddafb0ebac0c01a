export const house = 'The Stallbook team';
export const readingTime = (minutes: number): string => `${minutes}\u00a0min\u00a0read`;

export const blogPage = {
  title: 'From the stalls',
  lead: 'Notes on selling, organizing, and the markets in between.',
  documentTitle: 'Blog',
  category: 'Category',
  allCategories: 'All',
  featured: 'Worth reading first',
  popular: 'Most read',
  recent: 'Latest',
  notLoaded: 'The posts could not be loaded.',
  search: 'Search posts',
  searchExample: 'Booth fees, rain, pricing…',
  none: {
    title: 'No posts here yet',
    search: (words: string) => `No posts match “${words}”`,
    text: 'Try other words or another category, or come back soon.',
    action: 'Show all posts',
  },
  pages: 'Pages of posts',
  feed: 'Subscribe by RSS',
  atom: 'Atom',
} as const;

export const postPage = {
  /** Staff write in English. */
  inEnglish: '',
  toAll: 'All posts',
  by: (author: string) => `by ${author}`,
  unknown: {
    title: 'Post not found',
    text: 'It may have been removed, or the link may be incomplete.',
  },
  notLoaded: 'The post could not be loaded.',
  draft: { title: 'Only admins see this post', text: 'It is not published yet.' },
  related: 'More on this',
  recent: 'Latest posts',
  copyLink: 'Copy link',
  copied: 'The link is copied.',
} as const;
