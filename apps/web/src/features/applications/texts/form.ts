import { plural } from '../../../lib/format/text.js';

export const applicationForm = {
  title: (event: string) => `Apply to ${event}`,
  form: 'Application',
  progress: (answered: number, all: number) =>
    `${answered} of ${all} answered. Only the first is required. Your answers are saved as you type.`,
  hereOnly: 'For now, your latest answers are saved in this browser only.',
  wares: {
    title: 'What you sell',
    products: 'What products will you be selling? *',
    experience: 'Years of experience',
    sales: 'Estimated sales',
  },
  booth: {
    title: 'Your booth',
    requirements: 'Booth requirements',
    requirementsHint: 'Anything you need, such as size, power, or a corner spot.',
    requests: 'Special requests',
  },
  known: { title: 'Your experience', events: 'Previous events', links: 'Social media links' },
  send: 'Send application',
  waiting: (photos: number) =>
    `${plural(photos, { one: 'photo is', other: 'photos are' })} still uploading. Then you can send the application.`,
  cancel: 'Cancel',
  discard: {
    title: 'Discard this application?',
    text: 'Your answers and photos are deleted. To finish later, leave the page instead: what you wrote is kept.',
    action: 'Discard application',
    keep: 'Keep writing',
  },
  payment: 'You pay nothing now. Fees are due once the organizer accepts you.',
  refunds: (lines: readonly string[]) => `If you withdraw after paying: ${lines.join('. ')}.`.replace('..', '.'),
} as const;

export const termsChanged = {
  title: (event: string) => `The organizer changed the terms of ${event}`,
  boothFee: 'Booth fee',
  applicationFee: 'Application fee',
  refunds: 'Refunds',
  changed: (what: string, before: string, after: string) => `${what}: ${after} (was: ${before})`,
} as const;

export const preview = {
  open: 'See what the organizer will see',
  products: 'Products',
  experience: 'Experience',
  years: (years: number) => plural(years, { one: 'year', other: 'years' }),
  sales: 'Estimated sales',
  booth: 'Booth',
  requests: 'Requests',
  events: 'Previous events',
  links: 'Social media',
  fees: 'Fees',
} as const;

const { wares, booth, known } = applicationForm;

export const draftConflict = {
  title: 'This application was changed on another device',
  answers: {
    productsOffered: preview.products,
    experienceYears: wares.experience,
    estimatedSales: wares.sales,
    boothRequirements: booth.requirements,
    specialRequests: booth.requests,
    previousEvents: known.events,
    socialMediaLinks: known.links,
  },
} as const;

export const formProblems = {
  noProducts: 'Please enter the products you will be selling.',
  noDraft: 'No draft application found. Please try again.',
  notSent: 'Failed to submit application. Please try again.',
  notDeleted: 'The draft could not be deleted. Please try again.',
} as const;
