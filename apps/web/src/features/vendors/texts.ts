import { plural } from '../../lib/format/text.js';

export const vendorsPage = {
  title: 'Vendors',
  lead: 'Who sells what, and where they come from.',
} as const;

export const vendorSearch = {
  search: { label: 'Who or what', example: 'Name or product' },
  location: { label: 'Where', example: 'City or state' },
  category: { label: 'Category', example: 'Pottery, honey' },
} as const;

export const vendorList = {
  count: (total: number) => plural(total, 'vendor'),
  away: 'The vendors could not be loaded. Please try again.',
  none: 'No vendors found',
  noneFiltered: 'Try the beginning of a word, another place, or one filter less.',
  noneYet: 'Vendors appear here as soon as they have joined.',
  all: 'Show all vendors',
  pages: 'Pages of vendors',
} as const;

export const vendorPage = {
  unknown: 'This vendor is not here',
  unknownWhy: 'The page may have moved, or the vendor has left.',
  toAll: 'See all vendors',
  away: 'The vendor could not be loaded. Please try again.',
  message: 'Message vendor',
  about: 'About',
  noDescription: (businessName: string) => `${businessName} has not written a description yet.`,
  categories: 'Product categories',
  contact: 'Contact',
  contactName: 'Contact',
  website: 'Website',
} as const;
