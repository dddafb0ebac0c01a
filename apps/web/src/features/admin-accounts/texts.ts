import { formatCount } from '../../lib/format/numbers.js';
import { plural } from '../../lib/format/text.js';
import type { AccountsQuery } from './api/admin-accounts.generated.js';

type Listed = AccountsQuery['accounts']['items'][number];

export const roles = {
  vendor: 'Vendor',
  organizer: 'Organizer',
  admin: 'Admin',
  none: 'No profile yet',
} as const satisfies Record<Listed['role'], string>;

export const confirmation = { done: 'Confirmed', open: 'Not confirmed' } as const;

export const accountList = {
  title: 'Users',
  count: (total: number) => plural(total, { one: 'account', other: 'accounts' }),
  search: 'Search',
  searchExample: 'Name or email',
  role: 'Role',
  everyRole: 'All roles',
  confirmation: 'Email',
  everyConfirmation: 'Any confirmation status',
  order: 'Sort by',
  orders: { newest: 'Newest first', business: 'Business name', email: 'Email' },
  account: 'Account',
  contact: 'Contact',
  email: 'Email',
  plan: 'Plan',
  confirmed: 'Confirmation',
  joined: 'Joined',
  notLoaded: 'The accounts could not be loaded.',
  none: { title: 'No accounts found', text: 'Try a shorter search or another role.', action: 'Clear filters' },
} as const;

export const lookup = {
  title: 'Look up a user',
  who: 'Email, ID, or name',
  button: 'Look up',
  required: 'Please enter an email, ID, or name.',
  notFound: (asked: string) => `No account found for “${asked}”`,
  notFoundHint: 'Check the spelling. The beginning of an email or name is enough; an ID must be complete.',
  several: (total: number) => `${formatCount(total)} accounts match. Choose one.`,
  more: (rest: number) => `See ${formatCount(rest)} more`,
  failed: 'The lookup failed. Please try again.',
} as const;

export const record = {
  documentTitle: (name: string) => `${name}, user`,
  back: 'All users',
  account: 'Account',
  id: 'ID',
  email: 'Email',
  role: 'Role',
  confirmed: 'Confirmation',
  joined: 'Joined',
  plan: 'Plan',
  planAway: 'The plan could not be loaded.',
  flags: 'Plan flags',
  flag: { isBasic: 'Free plan', isPro: 'All tools', isOrganizerPro: 'Organizer tools', isVendorPro: 'Vendor tools' },
  profile: 'Profile',
  business: 'Business',
  contact: 'Contact',
  phone: 'Phone',
  address: 'Address',
  website: 'Website',
  categories: 'Products',
  noProfile: 'No profile yet.',
  notFound: { title: 'User not found', text: 'The account was deleted, or the link is wrong.' },
  notLoaded: 'The user could not be loaded.',
} as const;

export const resend = {
  button: 'Resend confirmation',
  done: (email: string) => `Confirmation email sent to ${email}`,
  failed: 'The confirmation email could not be sent. Please try again.',
} as const;

export const sessions = {
  title: 'Logged in',
  device: 'Device',
  since: 'Since',
  lastSeen: 'Last seen',
  actions: 'Actions',
  here: 'This device',
  none: 'Not logged in anywhere',
  end: 'Log out',
  endOf: (device: string) => `Log out ${device}`,
  endAll: 'Log out everywhere',
  ask: (device: string, name: string) => `Log ${name} out on ${device}?`,
  askAll: (name: string) => `Log ${name} out everywhere?`,
  effect: 'They will have to log in again. Open pages stop working immediately.',
  done: 'Logged out',
  failed: 'Something went wrong. Please try again.',
} as const;

export const history = {
  title: 'Security record',
  byAdmins: 'What admins did',
  none: 'No activity in the last 90 days.',
} as const;

export const business = {
  market: 'Event',
  day: 'Day',
  place: 'Place',
  status: 'Status',
  vendor: 'Vendor',
  organizer: 'Organizer',
  paid: 'Paid, or due since',
  amount: 'Amount',
  made: 'Since',
  unnamed: 'An event',
  markets: { title: 'Events', none: 'No events yet', notLoaded: 'The events could not be loaded.' },
  applications: {
    title: 'Applications',
    none: 'No applications yet',
    notLoaded: 'The applications could not be loaded.',
  },
  payments: { title: 'Payments', none: 'No payments yet', notLoaded: 'The payments could not be loaded.' },
  emails: {
    title: 'Emails',
    none: 'No emails to this address',
    notLoaded: 'The emails could not be loaded.',
  },
} as const;
