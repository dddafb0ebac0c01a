import { plural } from '../../lib/format/text.js';

export const interestControl = {
  title: 'Not ready to apply?',
  titleWithoutApplying: 'Would you like to sell here?',
  lead: 'Tell the organizer that you would like to take part. It costs nothing and commits you to nothing.',
  leadUntilJoined:
    'Leave a note for the organizer, who will see it after joining Stallbook. It costs nothing and commits you to nothing.',
  open: 'I’m interested',
  form: 'Express interest',
  message: 'Message to the organizer (optional)',
  used: (count: number, most: number) => `${count} of ${most} characters`,
  tooLong: (most: number) => `Please use at most ${most} characters`,
  send: 'Express interest',
  cancel: 'Cancel',
  interestedTitle: 'You’re interested',
  interested: 'The organizer sees your profile and your message.',
  interestedUntilJoined: 'The organizer will see your profile and your message after joining Stallbook.',
  yourMessage: 'Your message',
  remove: 'Remove interest',
  removeTitle: 'Remove interest',
  removeQuestion: 'Are you sure you want to remove your interest in this event?',
  notExpressed: 'Failed to express interest. Please try again.',
  notRemoved: 'Failed to remove interest. Please try again.',
} as const;

export const ownInterests = {
  caption: 'Your interests',
  event: 'Event',
  dates: 'Dates',
  place: 'Place',
  status: 'Status',
  message: 'Message',
  since: 'Interested since',
  actions: 'Actions',
  someEvent: 'Event',
  notAvailable: 'Not available',
  apply: 'Apply',
  remove: 'Remove',
  removeOf: (event: string) => `Remove interest in ${event}`,
  notLoaded: 'Your interests could not be loaded. Please try again.',
  none: {
    title: 'No interests yet',
    text: 'On the page of an event, tell its organizer that you would like to take part.',
    action: 'Find events',
  },
} as const;

export const receivedInterests = {
  pages: 'Pages of interests',
  counted: (total: number) => plural(total, { one: 'interested vendor', other: 'interested vendors' }),
  vendor: 'Vendor',
  someVendor: 'Vendor',
  city: 'City',
  message: 'Message',
  since: 'Date',
  actions: 'Actions',
  write: 'Message',
  writeTo: (vendor: string) => `Message ${vendor}`,
  someEvent: 'Event',
  view: 'View event',
  viewOf: (event: string) => `View ${event}`,
  notLoaded: 'The interests could not be loaded. Please try again.',
  none: {
    title: 'No interests yet',
    text: 'Vendors who would like to take part in your events appear here.',
    action: 'Go to your events',
  },
} as const;
