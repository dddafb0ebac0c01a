import { formatDate } from '../../lib/format/dates.js';
import { formatCount } from '../../lib/format/numbers.js';
import { plural } from '../../lib/format/text.js';
import type { AdminOperationsQuery } from './api/admin.generated.js';

export const dashboard = {
  loading: 'Loading the figures',
  title: 'Admin',
  documentTitle: 'Admin dashboard',
  queues: 'Job queues',
  countsNotLoaded: 'Some counts could not be loaded.',
  notCounted: 'Not available',
  publishedEvents: 'Published events',
  draftEvents: 'Draft events',
  claimableEvents: 'Claimable events',
  vendors: 'Vendors',
  organizers: 'Organizers',
  admins: 'Admins',
  withoutProfile: 'Accounts without a profile',
  applications: 'Applications',
  pendingApplications: 'Pending applications',
  receivedPayments: 'Payments received',
  refundedPayments: 'Refunded in full',
  messages: 'Messages',
  counts: 'In numbers',
  people: 'People',
  events: 'Events',
  activity: 'Activity',
  subscriptions: 'Subscriptions by plan',
  charts: 'The past 90 days',
} as const;

export const trends = {
  day: 'Day',
  titles: {
    accounts: 'New accounts',
    market_events: 'New events',
    applications: 'New applications',
    payments: 'Payments received',
  },
  summary: (total: number, best: { day: string; count: number } | null) =>
    best
      ? `${formatCount(total)} in 90 days, most on ${formatDate(best.day)}: ${formatCount(best.count)}.`
      : 'None in the past 90 days.',
} as const;

export const tools = {
  title: 'Tools',
  import: 'Import events',
  claims: 'Claims',
  transfer: 'Transfer an event',
  users: 'Users',
  events: 'Events',
  blog: 'Blog posts',
  blueprints: 'Blueprints',
  emailTemplates: 'Email templates',
  plans: 'Plans',
  data: 'Data explorer',
  emails: 'Email log',
  reports: 'Reported messages',
  texts: 'Site texts',
  support: 'Support tools',
  system: 'System',
} as const;

const recordNames: Record<string, string> = {
  accounts: 'accounts',
  applications: 'applications',
  claims: 'claims',
  emails: 'emails',
  market_events: 'market events',
  payments: 'payments',
  posts: 'blog posts',
  subscriptions: 'subscriptions',
};

interface Named {
  event: string;
  person: string;
  file: string;
  created: number;
  failed: number;
  deleted: number;
  service: string;
  subject: string;
  reason: string;
  title: string;
}

export const operationLog = {
  title: 'Latest operations',
  operation: 'Operation',
  sentences: {
    undo_import: ({ file, deleted }) =>
      `Undid the import of ${file}, ${plural(deleted, { one: 'event', other: 'events' })} deleted`,
    seed_events: ({ file, created, failed }) =>
      `Imported ${plural(created, { one: 'event', other: 'events' })} from ${file}, ${plural(failed, { one: 'row', other: 'rows' })} failed`,
    approve_claim: ({ event }) => `Approved a claim for ${event}`,
    deny_claim: ({ event }) => `Denied a claim for ${event}`,
    take_down_event: ({ event, reason }) => `Took down ${event}. Reason: ${reason}`,
    restore_event: ({ event }) => `Restored ${event}`,
    transfer_event: ({ event, person }) => `Transferred ${event} to ${person}`,
    end_session: ({ person }) => `Logged ${person} out on one device`,
    end_all_sessions: ({ person }) => `Logged ${person} out everywhere`,
    resend_confirmation: ({ person }) => `Sent the confirmation email to ${person} again`,
    read_account: ({ person }) => `Viewed the account of ${person}`,
    erase_submission: () => 'Erased a message from a visitor',
    resend_dead_letter: ({ service }) => `Resent a dead letter of ${service}`,
    discard_dead_letter: ({ service }) => `Discarded a dead letter of ${service}`,
    change_plan: () => 'Changed a plan',
    read_records: ({ subject }) => `Viewed ${recordNames[subject] ?? subject} in the data explorer`,
    export_records: ({ subject }) => `Exported ${recordNames[subject] ?? subject} as CSV`,
    read_message_report: ({ subject }) =>
      subject === 'list' ? 'Viewed the reported conversations' : 'Read a reported conversation',
    dismiss_message_report: () => 'Dismissed the report of a conversation',
    warn_message_sender: () => 'Warned a person after a report',
    close_message_thread: () => 'Closed a reported conversation',
    reopen_message_thread: () => 'Reopened a conversation',
    save_post: ({ title }) => `Edited the blog post ${title}`,
    publish_post: ({ title }) => `Published the blog post ${title}`,
    schedule_post: ({ title }) => `Scheduled the blog post ${title}`,
    unschedule_post: ({ title }) => `Canceled the schedule of the blog post ${title}`,
    unpublish_post: ({ title }) => `Unpublished the blog post ${title}`,
    delete_post: ({ title }) => `Deleted the blog post ${title}`,
    save_blueprint: ({ title }) => `Edited the blueprint ${title}`,
    publish_blueprint: ({ title }) => `Published the blueprint ${title}`,
    unpublish_blueprint: ({ title }) => `Unpublished the blueprint ${title}`,
    delete_blueprint: ({ title }) => `Deleted the blueprint ${title}`,
    order_blueprints: () => 'Changed the order of the blueprints',
    change_blueprint_categories: () => 'Changed the categories of the blueprints',
    change_landing_texts: () => 'Changed the site texts',
    read_accounts: ({ subject, person }) =>
      subject === 'list' ? 'Viewed the list of accounts' : `Found ${person} in the list of accounts`,
    save_email_template: () => 'Changed the text of an email',
    retry_set_aside: ({ service }) => `Retried commits of ${service}`,
  } satisfies Record<AdminOperationsQuery['operations']['items'][number]['operationType'], (named: Named) => string>,
  someEvent: 'a deleted event',
  someone: 'a deleted account',
  someFile: 'a file',
  by: 'By',
  admin: 'An admin',
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
  searchExample: 'Name, email, or text',
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
  marked: 'Marked as done.',
  reopen: 'Reopen',
  reopened: 'Reopened.',
  undo: 'Undo',
  reply: 'Reply',
  replyTo: (who: string) => `Reply to ${who}`,
  subject: 'Your message to Stallbook',
  more: (who: string) => `More actions for what ${who} sent`,
  replied: {
    title: (who: string) => `Did you reply to ${who}?`,
    text: 'Your email program opens the reply. Mark this as done when you have sent it.',
    refusal: 'Not yet',
  },
  notSaved: 'This could not be saved. Please try again.',
} as const;

export const erasure = {
  button: 'Erase',
  buttonOf: (who: string) => `Erase what ${who} sent`,
  title: 'Erase this permanently?',
  why: (who: string) =>
    `The name, address, and text that ${who} sent become unreadable, in backups too. Use this when the sender asks for it.`,
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
  /** In the words of the feedback form. */
  categories: {
    bug: 'Something is broken',
    improvement: 'An improvement',
    confusing: 'It is confusing',
    general: 'Anything else',
  },
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
  searchExample: 'Title, place, or city',
  source: 'Source',
  sources: { any: 'Any source', seeded: 'Import', organizer: 'Organizer' },
  claim: 'Claimed',
  claims: { any: 'Any claim status', claimed: 'Claimed', open: 'Not claimed' },
  status: 'Status',
  statuses: { any: 'Any status', draft: 'Draft', published: 'Published', taken_down: 'Taken down' },
  event: 'Event',
  day: 'Day',
  place: 'Place',
  organizer: 'Organizer',
  count: (total: number) => plural(total, { one: 'event', other: 'events' }),
  actions: 'Actions',
  more: 'More',
  review: 'Review claims',
  transfer: 'Transfer',
  of: (action: string, title: string) => `${action}: ${title}`,
  notLoaded: 'The events could not be loaded.',
  none: { title: 'No events found', text: 'Try a shorter search or other filters.', action: 'Clear filters' },
} as const;

export const takingDown = {
  card: 'For staff',
  takeDown: 'Take down',
  restore: 'Restore',
  of: (action: string, title: string) => `${action}: ${title}`,
  hidden: 'This event is taken down',
  because: (reason: string) => `Reason: ${reason}`,
  lead: 'Fraud, unlawful content, or a report? Take the event down. You can restore it later.',
  title: (event: string) => `Take down ${event}?`,
  effect:
    'Only its organizer and admins see it until you restore it. It takes no new applications, claims, or payments. Existing applications and payments stay as they are.',
  notifies: 'The organizer gets your reason by notification and email, and can correct the event.',
  reason: 'Reason',
  reasonForOrganizer: 'Reason for the organizer',
  reasonHint: 'Do not name who reported the event.',
  reasonRequired: 'Please enter the reason',
  send: 'Take down',
  done: 'Event taken down.',
  failed: 'The event could not be taken down. Please try again.',
} as const;

export const restoring = {
  title: (event: string) => `Restore ${event}?`,
  effect: 'It is published again if it was published before.',
  notifies: 'The organizer gets a notification and an email.',
  action: 'Restore',
  done: 'Event restored.',
  failed: 'The event could not be restored. Please try again.',
} as const;
