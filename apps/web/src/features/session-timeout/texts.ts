import { plural } from '../../lib/format/text.js';

export const sessionTimeout = {
  title: 'Are you still there?',
  why: 'You’ve been inactive for a while. To protect your account, you will be logged out.',
  leftSeconds: (seconds: number) =>
    `You will be logged out in ${plural(seconds, { one: 'second', other: 'seconds' })}.`,
  leftMinutes: (minutes: number) =>
    `You will be logged out in ${plural(minutes, { one: 'minute', other: 'minutes' })}.`,
  stay: 'Stay Logged In',
  leave: 'Log Out Now',
  expired: 'Your session has expired. Please log in again.',
} as const;
