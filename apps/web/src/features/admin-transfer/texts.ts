import { formatCount } from '../../lib/format/numbers.js';
import { plural } from '../../lib/format/text.js';

export const transferPage = {
  title: 'Transfer an event',
  lead: 'Give an imported event to its organizer.',
  notLoaded: 'This event could not be loaded.',
} as const;

export const transferableEvents = {
  title: '1. Choose the event',
  search: 'Search',
  searchExample: 'Title, place, or city',
  claim: 'Claimed',
  claims: { all: 'All', open: 'Not claimed', claimed: 'Claimed' },
  event: 'Event',
  day: 'Day',
  place: 'Place',
  owner: 'Owner',
  noOwner: 'No owner',
  actions: 'Actions',
  choose: 'Choose',
  chooseOf: (title: string) => `Choose ${title}`,
  change: 'Choose another event',
  caption: 'Imported events',
  notLoaded: 'The events could not be loaded.',
  none: { title: 'No events found', text: 'Try a shorter search, or all events.' },
} as const;

export const openClaims = {
  title: (total: number) => `${plural(total, { one: 'open claim', other: 'open claims' })} for this event`,
  from: (name: string, email: string) => `${name} (${email})`,
  more: (rest: number) => `and ${formatCount(rest)} more`,
  effect: (total: number) =>
    total === 1
      ? 'A transfer closes it. To give the event to this person, approve their claim instead.'
      : 'A transfer closes them. To give the event to one of these people, approve their claim instead.',
  review: 'Review claims',
} as const;

export const organizerPicker = {
  title: '2. Choose the organizer',
  email: 'Email of the organizer',
  find: 'Find',
  required: 'Please enter an email address',
  unknown: 'No organizer has this email address.',
  failed: 'The organizer could not be looked up. Please try again.',
  list: 'Or choose from the list',
  listHint: (count: number) => (count < 200 ? 'All organizers' : 'The first 200 organizers by name'),
  pick: 'Choose an organizer',
  option: (business: string, email: string) => `${business} (${email})`,
  business: 'Business',
  contact: 'Contact',
  address: 'Email',
  place: 'Place',
} as const;

export const handOver = {
  title: '3. Transfer',
  note: 'Note for the description (optional)',
  noteHint: 'Everyone can read it at the end of the description, after “ADMIN NOTE”.',
  button: 'Transfer event',
  ask: 'Transfer this event?',
  confirm: 'Transfer',
  effect: (event: string, organizer: string) => `${organizer} becomes the owner of ${event}.`,
  loses: (owner: string) => `${owner} can no longer manage it.`,
  closes: (claims: number) =>
    claims === 1
      ? 'The open claim for this event is closed.'
      : `The ${formatCount(claims)} open claims for this event are closed.`,
  notifies: 'Everyone involved gets an email.',
  failed: 'The event could not be transferred. Please try again.',
  done: 'Event transferred',
  result: (event: string, organizer: string) => `${organizer} now owns ${event}.`,
  view: 'View the event',
  again: 'Transfer another event',
} as const;
