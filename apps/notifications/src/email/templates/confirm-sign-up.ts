import { template } from './letter.js';

export const confirmSignUp = template(['confirm_url'], ({ confirm_url }) => ({
  subject: 'Confirm your email address',
  preview: 'One step and your Stallbook account is ready.',
  heading: 'Confirm your email address',
  paragraphs: ['Welcome to Stallbook. Confirm that this address is yours and your account is ready.'],
  button: { label: 'Confirm email address', url: confirm_url },
  note: 'The link works for 24 hours. If you did not sign up, ignore this mail and nothing happens.',
}));
