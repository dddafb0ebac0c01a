import { plural } from '../../../lib/format/text.js';

export const statusFilter = {
  label: 'Status',
  statuses: {
    all: 'All',
    pending: 'Pending',
    accepted: 'Accepted',
    rejected: 'Rejected',
    draft: 'Draft',
    withdrawn: 'Withdrawn',
  },
} as const;

export const onlyOne = {
  text: 'Only one application is shown.',
  all: 'Show all applications',
  gone: 'This application is no longer here',
} as const;

export const viewSwitch = { label: 'Show as', cards: 'Cards', table: 'Table' } as const;

export const paymentStatus: Record<string, string> = {
  free: 'Nothing due',
  pending: 'Not paid',
  processing: 'Payment processing',
  completed: 'Paid',
  failed: 'Payment failed',
  refunded: 'Refunded',
};

export const applicationCard = {
  products: 'Products',
  boothRequirements: 'Booth requirements',
  specialRequests: 'Special requests',
  experience: 'Experience',
  years: (years: number) => plural(years, { one: 'year', other: 'years' }),
  previousEvents: 'Previous events',
  socialMedia: 'Social media',
  estimatedSales: 'Estimated sales',
  business: 'About the business',
  insurance: 'Insurance',
  fees: 'Fees',
  answers: 'Your answers',
  boothFee: 'Booth fee',
  applicationFee: 'Application fee',
  boothLocation: 'Booth location',
  message: 'Message from the organizer',
  reason: 'Reason',
  showTimeline: 'Show timeline',
  hideTimeline: 'Hide timeline',
} as const;

export const applicationColumns = {
  vendor: 'Vendor',
  someVendor: 'Vendor',
  contact: 'Contact',
  event: 'Event',
  someEvent: 'Event',
  dates: 'Dates',
  place: 'Place',
  products: 'Products',
  status: 'Status',
  payment: 'Payment',
  booth: 'Booth',
  fees: 'Fees',
  applied: 'Applied',
  reason: 'Reason',
  actions: 'Actions',
} as const;

const counted = (total: number) => plural(total, { one: 'application', other: 'applications' });
const noneLike = (status: string) => `No ${status.toLowerCase()} applications`;

export const ownApplications = {
  title: 'My applications',
  counted,
  pages: 'Pages of my applications',
  filteredBy: (status: string) => `Status: ${status.toLowerCase()}`,
  goOn: 'Continue',
  applyBy: (day: string) => `Apply by ${day}`,
  notLoaded: 'Your applications could not be loaded.',
  noneLike,
  withdrawn: {
    text: 'An application that you withdraw before the organizer decides becomes a draft again.',
    action: 'Show drafts',
  },
  none: 'No applications yet',
  noneText: 'Find an event you’d like to sell at and apply.',
  find: 'Find an event',
  someEvent: 'Event',
  gone: 'You discarded it, or its event was deleted.',
  notAvailable: { text: 'This event is not available right now', contact: 'Contact us' },
} as const;
