import type { AdminOperationsQuery } from './api/admin.generated.js';

export const dashboard = {
  title: 'Admin',
  documentTitle: 'Admin dashboard',
  queues: 'Job queues',
  countsNotLoaded: 'Some counts could not be loaded.',
  notCounted: 'Not available',
  pendingClaims: 'Pending claims',
  publishedEvents: 'Published events',
  draftEvents: 'Draft events',
  claimableEvents: 'Claimable events',
  vendors: 'Vendors',
  organizers: 'Organizers',
  withoutProfile: 'Accounts without a profile',
  applications: 'Applications',
} as const;

export const tools = {
  title: 'Tools',
  import: 'Import events',
  claims: 'Claims',
  users: 'Users',
  events: 'Events',
  support: 'Support tools',
  system: 'System',
} as const;

export const operationLog = {
  title: 'Latest operations',
  operation: 'Operation',
  kinds: {
    seed_events: 'Events imported',
    approve_claim: 'Claim approved',
    deny_claim: 'Claim denied',
    end_session: 'User signed out on one device',
    end_all_sessions: 'User signed out everywhere',
    resend_confirmation: 'Confirmation email resent',
    erase_submission: 'Message erased',
    resend_dead_letter: 'Dead letter resent',
    discard_dead_letter: 'Dead letter discarded',
    retry_set_aside: 'Commits retried',
    change_plan: 'Plan changed',
  } satisfies Record<AdminOperationsQuery['operations']['items'][number]['operationType'], string>,
  details: 'Details',
  by: 'By',
  admin: (id: string) => `Admin ${id.slice(0, 8)}`,
  when: 'When',
  notLoaded: 'The operations could not be loaded.',
  none: 'No activity yet.',
} as const;

export const support = {
  title: 'Support tools',
  lead: 'Look up users, help them, and read what visitors sent.',
  sent: 'What visitors sent',
  list: 'List',
} as const;

export const submissions = {
  search: 'Search',
  searchExample: 'Name, email or text',
  state: 'State',
  states: [
    { value: 'open', label: 'Open' },
    { value: 'done', label: 'Done' },
    { value: 'all', label: 'All' },
  ],
  sent: 'Sent',
  done: 'Done',
  actions: 'Actions',
  anonymous: 'an anonymous visitor',
  markDone: 'Mark as done',
  reopen: 'Reopen',
  notSaved: 'This could not be saved. Please try again.',
} as const;

export const erasure = {
  button: 'Erase',
  buttonOf: (who: string) => `Erase what ${who} sent`,
  title: 'Erase this permanently?',
  takes: (who: string) => `The name, address and text that ${who} sent`,
  why: 'Use this when the sender asks for it. The content becomes unreadable, in backups too.',
  confirm: 'Erase',
  done: 'Erased',
  failed: 'It could not be erased. Please try again.',
} as const;

export const contactTable = {
  title: 'Messages',
  from: 'From',
  email: 'Email',
  role: 'Role',
  roles: { 'event-organizer': 'Organizer', 'vendor-artisan': 'Vendor', both: 'Both' } as Partial<
    Record<string, string>
  >,
  message: 'Message',
  notLoaded: 'The messages could not be loaded.',
  none: { title: 'No messages', text: 'Messages from the contact page appear here.' },
} as const;

export const feedbackTable = {
  title: 'Feedback',
  feedback: 'Feedback',
  category: 'Category',
  rating: 'Rating',
  from: 'From',
  email: 'Email',
  page: 'Page',
  browser: 'Browser',
  notLoaded: 'The feedback could not be loaded.',
  none: { title: 'No feedback', text: 'Feedback that people send from the menus appears here.' },
} as const;

export const waitlistTable = {
  title: 'Waitlist',
  name: 'Name',
  email: 'Email',
  joined: 'Joined',
  notLoaded: 'The waitlist could not be loaded.',
  none: { title: 'No one on the waitlist', text: 'People who join the waitlist for visitor features appear here.' },
} as const;

export const eventTable = {
  title: 'All events',
  search: 'Search',
  searchExample: 'Title, place or city',
  source: 'Source',
  sources: { any: 'Any source', seeded: 'Import', organizer: 'Organizer' },
  claim: 'Claimed',
  claims: { any: 'Claimed or not', claimed: 'Claimed', open: 'Not claimed' },
  status: 'Status',
  statuses: { any: 'Any status', draft: 'Draft', published: 'Published' },
  event: 'Event',
  day: 'Day',
  place: 'Place',
  organizer: 'Organizer',
  actions: 'Actions',
  review: 'Review claims',
  of: (action: string, title: string) => `${action}: ${title}`,
  notLoaded: 'The events could not be loaded.',
  none: { title: 'No events found', text: 'Try a shorter search or other filters.', action: 'Clear filters' },
} as const;
