import { plural } from '../../lib/format/text.js';

export const vendorsPage = {
  title: 'Vendors',
  lead: 'Find vendors by what they sell and where they are.',
} as const;

export const vendorSearch = {
  search: { label: 'Who or what', example: 'Name or product' },
  location: { label: 'Where', example: 'City or state' },
  category: { label: 'Category', example: 'Pottery, honey' },
} as const;

export const vendorList = {
  count: (total: number) => plural(total, { one: 'vendor', other: 'vendors' }),
  featured: 'Featured',
  notLoaded: 'The vendors could not be loaded. Please try again.',
  none: {
    title: 'No vendors found',
    yet: 'Vendors appear here as soon as they join.',
    likeThat: 'Try a shorter word, another place, or fewer filters.',
    action: 'Show all vendors',
  },
  pages: 'Pages of vendors',
} as const;

export const vendorPage = {
  unknown: {
    title: 'Vendor not found',
    text: 'The page may have moved, or the vendor has left Stallbook.',
    action: 'See all vendors',
  },
  notLoaded: 'The vendor could not be loaded. Please try again.',
  about: 'About',
  noDescription: (businessName: string) => `${businessName} has not written a description yet.`,
  categories: 'Product categories',
  contact: 'Contact',
  contactName: 'Name',
  website: 'Website',
  edit: 'Edit profile',
} as const;
