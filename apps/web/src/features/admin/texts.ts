import type { AdminOperationsQuery } from './api/admin.generated.js';

export const dashboard = {
  title: 'Admin',
  documentTitle: 'Admin dashboard',
  queues: 'Job queues',
  countsNotLoaded: 'Not all counts could be loaded.',
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

/** What admins did. */
export const operationLog = {
  title: 'Latest operations',
  operation: 'Operation',
  kinds: {
    seed_events: 'Events imported',
    approve_claim: 'Claim approved',
    deny_claim: 'Claim denied',
    end_session: 'Device of a user signed out',
    end_all_sessions: 'User signed out everywhere',
    resend_confirmation: 'Confirmation mailed again',
    erase_submission: 'Message erased',
    resend_dead_letter: 'Dead letter sent again',
    discard_dead_letter: 'Dead letter discarded',
    retry_set_aside: 'Commits tried again',
  } satisfies Record<AdminOperationsQuery['operations']['items'][number]['operationType'], string>,
  details: 'Details',
  by: 'By',
  admin: (id: string) => `Admin ${id.slice(0, 8)}`,
  when: 'When',
  notLoaded: 'The operations could not be loaded.',
  none: 'Nothing was done yet.',
} as const;

export const support = {
  title: 'Support tools',
  lead: 'Look a user up, help them, and read what people wrote.',
  sent: 'What visitors sent',
  list: 'List',
} as const;

/** What the lists of all that visitors sent share. */
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
  somebody: 'somebody',
  markDone: 'Mark as done',
  reopen: 'Reopen',
  notSaved: 'That could not be saved. Please try again.',
} as const;

export const erasure = {
  button: 'Erase',
  buttonOf: (who: string) => `Erase what ${who} sent`,
  title: 'Erase this for good?',
  takes: (who: string) => `The name, address and text that ${who} sent`,
  why: 'Do this when its sender asks for it. Nobody can read it again, in backups neither.',
  confirm: 'Erase',
  done: 'Erased',
  failed: 'It could not be erased. Please try again.',
} as const;

export const contactTable = {
  title: 'Messages',
  from: 'From',
  email: 'Email',
  role: 'Comes as',
  roles: { 'event-organizer': 'Organizer', 'vendor-artisan': 'Vendor', both: 'Both' } as Partial<
    Record<string, string>
  >,
  message: 'Message',
  notLoaded: 'The messages could not be loaded.',
  none: { title: 'No such messages', text: 'What people write on the contact page arrives here.' },
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
  none: { title: 'No such feedback', text: 'What people send from the menus arrives here.' },
} as const;

export const waitlistTable = {
  title: 'Waitlist',
  name: 'Name',
  email: 'Email',
  joined: 'Joined',
  notLoaded: 'The waitlist could not be loaded.',
  none: { title: 'Nobody here', text: 'Who joins the waitlist for visitors’ features stands here.' },
} as const;

export const eventTable = {
  title: 'All events',
  search: 'Search',
  searchExample: 'Title, place or city',
  source: 'Came by',
  sources: { any: 'Any way', seeded: 'Import', organizer: 'Organizer' },
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
  none: { title: 'No such event', text: 'Search for less, or choose other filters.', action: 'Clear the filters' },
} as const;
