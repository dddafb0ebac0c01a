import type { LinkType } from '../api/auth-api.js';

export const confirmation = {
  doneTitle: 'Email confirmed',
  done: {
    signup: 'Your email has been confirmed! Welcome to Stallbook.',
    recovery: 'Email confirmed. You can now reset your password.',
    email_change: 'Your new email address has been confirmed.',
  } satisfies Record<LinkType, string>,
  goOn: 'Continue',
  alreadyTitle: 'Already confirmed',
  already: 'Your email is already confirmed.',
  toLogin: 'Log in',
  expiredTitle: 'This link no longer works',
  expired: 'This confirmation link has expired or is invalid.',
  failedTitle: 'Confirmation failed',
  failed: 'Failed to confirm email. Please try again.',
  incomplete: 'Invalid confirmation link. Please check your email for the correct link.',
  toProfile: 'Back to your profile',
} as const;

export const provePassword = {
  title: 'Confirm your email',
  lead: 'Enter the password you chose when you signed up.',
  leadOfChange: 'Enter your password to confirm your new email address.',
  form: 'Confirm email',
  missing: 'Please enter your password',
  submit: 'Confirm email',
  setNew: 'Set a new password',
  newTitle: 'Set a new password',
  newLead:
    'This confirms your email and becomes your account’s password. Anything else entered with your email is discarded.',
  submitNew: 'Save and confirm',
  back: 'Back',
} as const;

export const awaiting = {
  title: 'Confirm your email',
  lead: (email: string) => `We sent a link to ${email}. Open it within 24 hours to continue.`,
} as const;

export const resending = {
  send: 'Resend email',
  sent: 'A new confirmation email has been sent! Please check your inbox.',
  noEmail: 'Email address is required to resend confirmation.',
  failed: 'Failed to resend confirmation email.',
} as const;
