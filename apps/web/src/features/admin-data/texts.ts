import { plural } from '../../lib/format/text.js';

export const recordTypes = [
  { value: 'accounts', label: 'Accounts' },
  { value: 'market_events', label: 'Market events' },
  { value: 'claims', label: 'Claims' },
  { value: 'applications', label: 'Applications' },
  { value: 'payments', label: 'Payments' },
  { value: 'subscriptions', label: 'Subscriptions' },
  { value: 'posts', label: 'Blog posts' },
  { value: 'emails', label: 'Emails' },
  { value: 'messages', label: 'Messages' },
] as const;

export type RecordTypeName = (typeof recordTypes)[number]['value'];

export const explorer = {
  title: 'Data explorer',
  lead: 'Read-only. What you view about people, and every export, is entered in the operation log.',
  type: 'Records',
  search: 'Search',
  searchExamples: {
    accounts: 'ID, name, or email',
    market_events: 'ID, code, organizer ID, or title',
    claims: 'ID, event ID, or organizer ID',
    applications: 'ID, vendor ID, or event ID',
    payments: 'ID, vendor, event, or intent ID',
    subscriptions: 'Person ID or customer ID',
    posts: 'ID, slug, or author ID',
    emails: 'ID or person ID',
    messages: '',
  } satisfies Record<RecordTypeName, string>,
  status: 'Status',
  everyStatus: 'Any status',
  plan: 'Plan',
  everyPlan: 'Any plan',
  period: 'Created',
  periods: {
    '': 'Any time',
    '7': 'Past 7 days',
    '30': 'Past 30 days',
    '90': 'Past 90 days',
    '365': 'Past year',
  },
  yes: 'Yes',
  no: 'No',
  id: 'ID',
  view: 'View',
  cut: 'The search matches more than 1,000 records. Only the first 1,000 are shown and exported: add to your search.',
  export: 'CSV',
  exportFailed: 'The file could not be prepared. Please try again.',
  privateTitle: (total: number) => plural(total, { one: 'message', other: 'messages' }),
  privateText: 'Messages are private: only their number is shown.',
  notLoaded: 'The records could not be loaded.',
  none: { title: 'No records found', text: 'Try another search, status, or period.', action: 'Clear filters' },
} as const;

/** Where the words of a name do not make a heading. */
const headings: Partial<Record<string, string>> = {
  id: 'ID',
  event_id: 'Event',
  vendor_id: 'Vendor',
  organizer_id: 'Organizer',
  person_id: 'Person',
  author_id: 'Author',
  application_id: 'Application',
  customer_id: 'Customer',
  payment_intent_id: 'Payment intent',
  email_confirmed_at: 'Confirmed',
  has_second_factor: 'Second factor',
  requested_by_name: 'Requested by',
  requested_by_email: 'Email',
  requested_by_phone: 'Phone',
  organizer_claimed: 'Claimed',
};

const inWords = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const sources: Partial<Record<string, string>> = { organizer: 'Organizer', admin_seeded: 'Import' };

export const headingOf = (field: string): string => headings[field] ?? inWords(field.replace(/_at$/, ''));
export const statusLabel = (status: string): string => (status === 'none' ? 'No profile' : inWords(status));
export const sourceLabel = (source: string): string => sources[source] ?? inWords(source);
