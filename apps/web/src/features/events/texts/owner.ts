import { formatCount } from '../../../lib/format/numbers.js';
import { plural } from '../../../lib/format/text.js';

export const ownerPanel = {
  freeEvent: {
    title: 'Free booths bring vendors',
    text: 'Find vendors who fit, and ask them to apply.',
    action: 'Recruit vendors',
  },
  title: 'Your event',
  draft: { title: 'This event is a draft. Only you can see it.', text: 'Vendors can find it once you publish it.' },
  beingDeleted: {
    title: 'Refunds in progress',
    text: 'This event takes no more applications. It is deleted after the last refund.',
    left: (count: number) => `${plural(count, { one: 'booth', other: 'booths' })} left to refund`,
    payments: 'See the refunds',
  },
  publish: 'Publish event',
  published: 'Your event is published. Share its link to bring in vendors.',
  notPublished: 'The event could not be published. Please try again.',
  edit: 'Edit Event',
  applications: 'Applications',
  freshApplications: (count: number) => `Applications (${formatCount(count)} new)`,
  roster: 'Roster',
  write: 'Write to vendors',
  duplicate: 'Duplicate',
  remove: 'Delete',
} as const;

export const eventLink = { copy: 'Copy Link', copied: 'Copied!' } as const;

export const eventCode = {
  copy: 'Copy Code',
  copied: 'Copied!',
  share: 'Share this code with vendors for direct event access',
} as const;

export const deletion = {
  question: 'Delete this event? This will also remove its applications and attachments. This cannot be undone.',
  hasEnded:
    'This event has taken place. Deleting it pays the fees back, although the vendors used their booths. Keep the event to keep the fees.',
  pending: (count: number) => plural(count, { one: 'pending application', other: 'pending applications' }),
  accepted: (count: number) => plural(count, { one: 'accepted application', other: 'accepted applications' }),
  uncounted: 'Its applications (the number could not be loaded)',
  paid: (count: number, sum: string) =>
    `${plural(count, { one: 'paid booth', other: 'paid booths' })}: ${sum} goes back to the vendors, in full`,
  countingPaid: 'Looking for paid booths…',
  unknownPaid: 'Its paid booths, with a full refund (the number could not be loaded)',
  refunding: 'We’re refunding the paid booths. The event is deleted after the last refund.',
  confirm: 'Delete event',
  done: 'Event deleted successfully',
  failed: 'Failed to delete event',
} as const;

export const uncountedNotice = {
  title: 'The number of applications could not be loaded.',
  retry: 'Try again',
} as const;
