import { template } from './letter.js';
import * as spanish from './confirm-sign-up.es.js';

export const confirmSignUp = template(['confirm_url'], {
  en: ({ confirm_url }) => ({
    subject: 'Confirm your email address',
    preview: 'Confirm your email address to finish signing up.',
    heading: 'Confirm your email address',
    paragraphs: ['Welcome to Stallbook! Confirm your email address to finish setting up your account.'],
    button: { label: 'Confirm email address', url: confirm_url },
    note: "This link expires in 24 hours. If you didn't sign up, you can ignore this email.",
  }),
  es: spanish.confirmSignUp,
});
