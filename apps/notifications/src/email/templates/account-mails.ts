import { template } from './letter.js';

export const accountExists = template(['login_url', 'reset_url'], ({ login_url, reset_url }) => ({
  subject: 'You already have an account',
  preview: "Someone tried to sign up with your email address. Your account hasn't changed.",
  heading: 'You already have an account',
  paragraphs: [
    "Someone, maybe you, just tried to sign up for Stallbook with this email address. You already have an account, and it hasn't changed.",
    'Log in with your password, or reset it if you forgot it.',
  ],
  button: { label: 'Log in', url: login_url },
  otherwise: { label: 'Reset your password', url: reset_url },
  note: "If this wasn't you, you can ignore this email. We didn't share any information about you.",
}));

export const resetPassword = template(['reset_url'], ({ reset_url }) => ({
  subject: 'Reset your password',
  preview: 'Reset the password for your Stallbook account.',
  heading: 'Reset your password',
  paragraphs: ['We received a request to reset the password for your Stallbook account.'],
  button: { label: 'Reset password', url: reset_url },
  note: "This link expires in 1 hour and can be used once. If you didn't request it, you can ignore this email. Your password won't change.",
}));

export const passwordChanged = template(['reset_url'], ({ reset_url }) => ({
  subject: 'Your password was changed',
  preview: 'You were signed out on all other devices.',
  heading: 'Your password was changed',
  paragraphs: [
    'The password for your Stallbook account was just changed, and you were signed out on all other devices.',
    "If this wasn't you, reset your password right away to secure your account.",
  ],
  button: { label: "This wasn't me", url: reset_url },
}));

export const confirmEmailChange = template(['confirm_url'], ({ confirm_url }) => ({
  subject: 'Confirm your new email address',
  preview: 'Confirm the new email address for your Stallbook account.',
  heading: 'Confirm your new email address',
  paragraphs: ['We received a request to use this email address for a Stallbook account.'],
  button: { label: 'Confirm new address', url: confirm_url },
  note: "This link expires in 24 hours and can be used once. If this wasn't you, you can ignore this email.",
}));

export const emailChanged = template(['new_email', 'support_url'], ({ new_email, support_url }) => ({
  subject: 'Your email address was changed',
  preview: 'Stallbook now uses your new email address.',
  heading: 'Your email address was changed',
  paragraphs: [
    "The email address for your Stallbook account was changed. Use the new address to log in. We'll send our emails there.",
    "If this wasn't you, contact us right away.",
  ],
  facts: [['New address', new_email]],
  button: { label: "This wasn't me", url: support_url },
}));

export const newDevice = template(
  ['device', 'signed_in_at', 'profile_url'],
  ({ device, signed_in_at, profile_url }) => ({
    subject: 'New sign-in to your account',
    preview: `${device}, ${signed_in_at}`,
    heading: 'New sign-in to your account',
    paragraphs: ["We noticed a sign-in to your Stallbook account from a device we don't recognize."],
    facts: [
      ['Device', device],
      ['When', signed_in_at],
    ],
    button: { label: 'Review your sessions', url: profile_url },
    note: "If this wasn't you, sign out that device and change your password.",
  }),
);

export const secondFactorChanged = template(
  ['what', 'profile_url', 'reset_url'],
  ({ what, profile_url, reset_url }) => ({
    subject: 'Your second factor was updated',
    preview: what,
    heading: 'Your second factor was updated',
    paragraphs: [
      what,
      "If this was you, you don't need to do anything.",
      "If this wasn't you, reset your password now and check your second factor on your profile page.",
    ],
    button: { label: 'Go to your profile', url: profile_url },
    otherwise: { label: 'Reset your password', url: reset_url },
  }),
);

export const accountExportReady = template(['profile_url'], ({ profile_url }) => ({
  subject: 'Your data is ready to download',
  preview: 'Your Stallbook data is in one file.',
  heading: 'Your data is ready',
  paragraphs: [
    'The copy of your Stallbook data that you requested is ready. You can download it from your profile page for the next 24 hours.',
    "If this wasn't you, change your password and sign out everywhere.",
  ],
  button: { label: 'Go to your profile', url: profile_url },
}));
