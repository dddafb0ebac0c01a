import type { PlanName } from '../register-schema.js';

export const register = {
  title: 'Create your account',
  lead: 'Three short steps. You can change everything but your role later.',
  steps: ['Account', 'Plan', 'Profile'],
  forms: { account: 'Account', plan: 'Plan', profile: 'Profile' },
  next: 'Continue',
  back: 'Back',
  create: 'Create account',
  known: 'Already have an account?',
  logIn: 'Log in',
  passwordAgain: 'Choose your password again. Everything else is still here.',
  profileFailed: (message: string) => `Failed to create profile: ${message}`,
} as const;

export const planStep = {
  title: 'Choose a plan',
  basic: 'Basic',
  free: 'Free',
  perMonth: (price: string) => `${price} a month`,
  option: (plan: string, price: string) => `${plan} · ${price}`,
  hints: {
    basic: 'Unlimited listings, applications, and messages.',
    vendor_pro: 'For vendors: templates, fast applications, and matched events.',
    organizer_pro: 'For organizers: no platform fee and tools to fill every booth.',
  } satisfies Record<PlanName, string>,
  makes: {
    vendor: 'This plan is for vendors: you’ll get a vendor account.',
    organizer: 'This plan is for organizers: you’ll get an organizer account.',
  },
} as const;

export const registered = {
  title: 'Check your inbox',
  sentTo: (email: string) =>
    `We sent a link to ${email}. Open it within 24 hours, preferably in this browser, to finish setting up your account.`,
  sent: 'We sent you a link. Open it within 24 hours to finish setting up your account.',
  missing: 'No email after a minute? Check your spam folder, or resend it.',
  wrongAddress: 'Is the address wrong?',
  correct: 'Correct it',
} as const;

export const completeProfile = {
  title: 'Complete your profile',
  lead: (email: string) => `Logged in as ${email}. One last step.`,
  save: 'Save profile',
  failed: 'Failed to create profile',
} as const;
