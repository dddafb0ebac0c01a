import { plural } from '../../../lib/format/text.js';

export const savedVendors = {
  link: 'Saved vendors',
  back: 'All vendors',
  title: 'Saved vendors',
  lead: 'The vendors that you saved.',
  count: (saved: number) => plural(saved, { one: 'saved vendor', other: 'saved vendors' }),
  notLoaded: 'Your saved vendors could not be loaded. Please try again.',
  none: { title: 'Nobody saved yet', text: 'Press the bookmark on a vendor, and you find them here again.' },
} as const;
