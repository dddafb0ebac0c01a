import { plural } from '../../../lib/format/text.js';
import type { ClaimStatus } from '../api/claims.generated.js';

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
    text: 'Claims for listed events appear here.',
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
      `${name} becomes the contact for ${event}. If the email belongs to a registered organizer, they will own the event.`,
    done: 'Claim approved',
  },
  deny: {
    button: 'Deny',
    title: 'Deny this claim?',
    action: 'Deny claim',
    effect: (name: string) => `${name} is denied, and the event stays claimable.`,
    done: 'Claim denied',
  },
  failed: 'The claim could not be decided. Please try again.',
} as const;
