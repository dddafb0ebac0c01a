import { template } from './letter.js';

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
