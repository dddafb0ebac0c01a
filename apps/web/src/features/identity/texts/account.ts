import type { Session } from '../../../lib/session/types.js';
import type { MySecurityRecordQuery } from '../api/identity.generated.js';

export const profilePage = {
  title: 'Your profile',
  lead: 'What organizers and vendors see about you, and how you log in.',
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
  what: 'What',
  kinds: {
    signed_in: 'Logged in',
    sign_in_failed: 'Login with a wrong password',
    session_ended: 'Device logged out',
    signed_out_everywhere: 'Logged out everywhere',
    reset_requested: 'Password reset requested',
    password_changed: 'Password changed',
    email_change_requested: 'Email change requested',
    email_changed: 'Email changed',
    authenticator_added: 'Authenticator app added',
    authenticator_removed: 'Authenticator app removed',
    passkey_added: 'Passkey added',
    passkey_renamed: 'Passkey renamed',
    passkey_removed: 'Passkey removed',
    recovery_codes_renewed: 'New recovery codes',
    recovery_code_used: 'Recovery code used',
    second_factor_off: 'Second factor turned off',
    second_factor_failed: 'Wrong second factor',
  } satisfies Record<MySecurityRecordQuery['record'][number]['kind'], string>,
  when: 'When',
  device: 'Device',
  notLoaded: 'The activity could not be loaded.',
  none: { title: 'No activity yet', text: 'Logins and changes to your email and password appear here.' },
} as const;
