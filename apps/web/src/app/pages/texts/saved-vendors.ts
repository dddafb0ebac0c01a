import { plural } from '../../../lib/format/text.js';

export const savedVendors = {
  link: 'Saved vendors',
  back: 'All vendors',
  title: 'Saved vendors',
  lead: 'Vendors you saved.',
  count: (saved: number) => plural(saved, { one: 'saved vendor', other: 'saved vendors' }),
  notLoaded: 'Your saved vendors could not be loaded. Please try again.',
  none: { title: 'No saved vendors yet', text: 'Tap the bookmark on a vendor to save them here.' },
} as const;
