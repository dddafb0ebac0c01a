import { template } from './letter.js';

export const accountExists = template(['login_url', 'reset_url'], ({ login_url, reset_url }) => ({
  subject: 'You already have an account',
  preview: 'Somebody signed up with your address. Nothing about your account has changed.',
  heading: 'You already have an account',
  paragraphs: [
    'Somebody, perhaps you, signed up for Stallbook with this address just now. It has an account already, and nothing about it has changed.',
    'Log in with the password that you have, or choose a new one if it slipped your mind.',
  ],
  button: { label: 'Log in', url: login_url },
  otherwise: { label: 'Choose a new password', url: reset_url },
  note: 'If that was not you, ignore this mail. Whoever it was learned nothing about you.',
}));

export const resetPassword = template(['reset_url'], ({ reset_url }) => ({
  subject: 'Reset your password',
  preview: 'Choose a new password for your Stallbook account.',
  heading: 'Choose a new password',
  paragraphs: ['Somebody asked for a new password for your Stallbook account. If that was you, choose one now.'],
  button: { label: 'Choose a new password', url: reset_url },
  note: 'The link works once, for 1 hour. If you did not ask for it, ignore this mail: your password stays as it is.',
}));

export const passwordChanged = template(['reset_url'], ({ reset_url }) => ({
  subject: 'Your password was changed',
  preview: 'All other sessions were signed out.',
  heading: 'Your password was changed',
  paragraphs: [
    'The password of your Stallbook account was changed just now, and all other sessions were signed out.',
    'If that was not you, take your account back by choosing a new password at once.',
  ],
  button: { label: 'It was not me', url: reset_url },
}));

export const confirmEmailChange = template(['confirm_url'], ({ confirm_url }) => ({
  subject: 'Confirm your new email address',
  preview: 'One step and your Stallbook account has a new address.',
  heading: 'Confirm your new email address',
  paragraphs: ['Somebody wants to use this address for their Stallbook account. If that is you, confirm it.'],
  button: { label: 'Confirm new address', url: confirm_url },
  note: 'The link works once, for 24 hours. If it was not you, ignore this mail and nothing happens.',
}));

export const emailChanged = template(['new_email', 'support_url'], ({ new_email, support_url }) => ({
  subject: 'Your email address was changed',
  preview: 'Stallbook writes to another address from now on.',
  heading: 'Your email address was changed',
  paragraphs: [
    'Your Stallbook account has a new address. From now on you log in with it, and our mails go there.',
    'If that was not you, tell us at once.',
  ],
  facts: [['New address', new_email]],
  button: { label: 'It was not me', url: support_url },
}));

export const newDevice = template(
  ['device', 'signed_in_at', 'profile_url'],
  ({ device, signed_in_at, profile_url }) => ({
    subject: 'New sign-in to your account',
    preview: `${device}, ${signed_in_at}`,
    heading: 'You signed in from a new device',
    paragraphs: ['Your Stallbook account was opened on a device that we have not seen before.'],
    facts: [
      ['Device', device],
      ['When', signed_in_at],
    ],
    button: { label: 'See your sessions', url: profile_url },
    note: 'If that was not you, sign it out there and change your password.',
  }),
);

export const secondFactorChanged = template(
  ['what', 'profile_url', 'reset_url'],
  ({ what, profile_url, reset_url }) => ({
    subject: 'The second factor of your account',
    preview: what,
    heading: 'Your second factor',
    paragraphs: [
      what,
      'If that was you, there is nothing to do.',
      'If that was not you, choose a new password now and look at your second factor on your profile page.',
    ],
    button: { label: 'See your profile', url: profile_url },
    otherwise: { label: 'Choose a new password', url: reset_url },
  }),
);

export const accountExportReady = template(['profile_url'], ({ profile_url }) => ({
  subject: 'Your data is ready to download',
  preview: 'A file with everything that Stallbook holds about you.',
  heading: 'Your data is ready',
  paragraphs: [
    'You asked for everything that Stallbook holds about you. The file waits on your profile page for 24 hours, then it is deleted.',
    'If that was not you, change your password and sign out everywhere.',
  ],
  button: { label: 'Go to your profile', url: profile_url },
}));
