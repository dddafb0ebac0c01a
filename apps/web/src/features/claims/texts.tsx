import { plural } from '../../lib/format/text.js';
import type { ClaimStatus } from './api/claims.generated.js';

/** What an organizer reads who asks for a listed event. */
export const claimRequest = {
  title: 'Claim this event',
  form: 'Claim request',
  why: (event: string) => (
    <>
      <strong>{event}</strong> is listed from public records. If you run it, tell us how to reach you. Review takes
      about 24 hours.
    </>
  ),
  name: 'Your name',
  nameMissing: 'Please enter your name',
  email: 'Email',
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  phone: 'Phone (optional)',
  organization: 'Organization (optional)',
  message: 'Message (optional)',
  messageHint: 'Anything that helps us see that you run this event.',
  send: 'Send claim request',
  cancel: 'Cancel',
  sentTitle: 'Claim Request Submitted!',
  sent: 'We check every claim by hand, usually within 24 hours, and write to you as soon as it is decided.',
  failedTitle: 'Submission Failed',
  failed: 'There was an error submitting your claim request. Please try again.',
} as const;

/** What an admin reads who decides on claims. */
export const claimReview = {
  title: 'Claims',
  count: (total: number, status: ClaimStatus) => `${plural(total, { one: 'claim', other: 'claims' })} ${status}`,
  status: 'Status',
  statuses: [
    { value: 'pending', label: 'Pending' },
    { value: 'approved', label: 'Approved' },
    { value: 'denied', label: 'Denied' },
  ],
  notLoaded: 'The claims could not be loaded.',
  none: {
    title: (status: ClaimStatus) => `No ${status} claims`,
    text: 'Claims of listed events arrive here.',
  },
  pages: 'Pages of claims',
  event: 'Event',
  requestedBy: 'Requested by',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  sent: 'Sent',
  decided: 'Decided',
  approve: {
    button: 'Approve',
    title: 'Approve this claim?',
    action: 'Approve claim',
    effect: (name: string, event = '') =>
      `${name} becomes the contact of ${event}. If the address belongs to a registered organizer, they own the event from now on.`,
    done: 'Claim approved',
  },
  deny: {
    button: 'Deny',
    title: 'Deny this claim?',
    action: 'Deny claim',
    effect: (name: string) => `${name} is denied; the event stays claimable.`,
    done: 'Claim denied',
  },
  failed: 'The claim could not be decided. Please try again.',
} as const;
