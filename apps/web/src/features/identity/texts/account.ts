import type { Session } from '../../../lib/session/types.js';

export const profilePage = {
  title: 'Your profile',
  lead: 'What organizers and vendors see about you, and how you log in.',
  seePublic: 'See your public profile',
  parts: 'Parts of your profile',
  sections: {
    profile: 'Profile',
    account: 'Account',
    security: 'Security',
    emails: 'Emails',
    data: 'Your data',
    deletion: 'Delete account',
  },
} as const;

export const profileForm = {
  form: 'Profile',
  business: 'Business',
  contact: 'Contact',
  save: 'Save profile',
  saved: 'Profile saved',
  changedMeanwhile: 'Your profile was changed after you opened it',
  failed: 'Your profile could not be saved. Please try again.',
} as const;

export const account = {
  title: 'Account',
  email: 'Email',
  language: 'Language of pages and emails',
  role: 'Role',
  roles: {
    vendor: 'Vendor',
    organizer: 'Organizer',
    admin: 'Admin',
    none: 'None',
  } satisfies Record<Session['role'], string>,
} as const;

export const changeEmail = {
  title: 'Change email',
  form: 'Email',
  newEmail: 'New email',
  send: 'Send confirmation',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `If ${email} is available, we’ve sent a link to it. Open it within 24 hours to change your email.`,
  failed: 'Your email could not be changed. Please try again.',
} as const;

export const sessions = {
  title: 'Where you are logged in',
  caption: 'Sessions',
  device: 'Device',
  thisDevice: 'This device',
  signedIn: 'Logged in',
  lastSeen: 'Last seen',
  actions: 'Actions',
  notLoaded: 'Your sessions could not be loaded.',
  none: 'No other sessions',
  end: 'Log out',
  endOf: (device: string) => `Log out ${device}`,
  ended: (device: string) => `${device} is logged out`,
  notEnded: 'That session could not be ended. Please try again.',
} as const;

export const endingAll = {
  button: 'Log out everywhere',
  title: 'Log out everywhere?',
  effect: 'This logs you out on all devices immediately, including this one.',
  confirm: 'Log out everywhere',
  failed: 'Your sessions could not be ended. Please try again.',
} as const;

export const securityRecord = {
  title: 'Recent security activity',
  caption: 'Security activity',
  notLoaded: 'The activity could not be loaded.',
  none: { title: 'No activity yet', text: 'Logins and changes to your email and password appear here.' },
} as const;
