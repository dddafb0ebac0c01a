import { formatCount } from '../../../lib/format/numbers.js';
import { plural } from '../../../lib/format/text.js';
import type { ClaimStatus } from '../api/claims.generated.js';

export const claimReview = {
  title: 'Claims',
  count: (total: number, status: ClaimStatus, ofOneEvent: boolean) =>
    `${plural(total, { one: 'claim', other: 'claims' })} ${status}${ofOneEvent ? ' for this event' : ''}`,
  ofAll: 'Show claims for all events',
  status: 'Status',
  statuses: [
    { value: 'pending', label: 'Pending' },
    { value: 'approved', label: 'Approved' },
    { value: 'denied', label: 'Denied' },
  ],
  notLoaded: 'The claims could not be loaded.',
  none: {
    title: (status: ClaimStatus, ofOneEvent: boolean) => `No ${status} claims${ofOneEvent ? ' for this event' : ''}`,
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
  others: 'Disputed',
  otherClaims: (others: number) =>
    `${plural(others, { one: 'other open claim', other: 'other open claims' })} for this event`,
  owner: 'If approved',
  newOwner: (owner: string) => `${owner} owns the event`,
  noOwner: 'No one owns the event yet: no organizer has this email address',
  closed: 'Closed because',
  closings: {
    another_approved: 'Another claim for this event was approved',
    transferred: 'The event was transferred to an organizer',
  },
  due: 'Answer due',
  /** Claimants are promised an answer within 24 hours. */
  age: (hours: number) => {
    const inHours = (count: number) => plural(count, { one: 'hour', other: 'hours' });
    if (hours < 24) return `Within ${inHours(24 - hours)}`;
    if (hours < 48) return hours === 24 ? 'Overdue' : `Overdue by ${inHours(hours - 24)}`;
    return `Overdue by ${plural(Math.floor((hours - 24) / 24), { one: 'day', other: 'days' })}`;
  },
  approve: {
    button: 'Approve',
    title: 'Approve this claim?',
    action: 'Approve claim',
    effect: (name: string, event: string, email: string, owner: string | null) =>
      owner
        ? `${email} belongs to the organizer ${owner}. They will own ${event}, and ${name} becomes its contact.`
        : `No organizer has the address ${email} yet. ${name} becomes the contact for ${event}, and it gets an owner when an organizer signs up with that address or you transfer it.`,
    done: (owner: string | null) =>
      owner ? `Claim approved. ${owner} owns the event.` : 'Claim approved. No one owns the event yet.',
  },
  deny: {
    button: 'Deny',
    title: 'Deny this claim?',
    action: 'Deny claim',
    effect: (name: string) => `${name}’s claim is denied, and the event stays claimable.`,
    done: () => 'Claim denied',
  },
  closes: (others: number) =>
    others === 1
      ? 'The other open claim for this event is closed, and its sender gets an email.'
      : `The other ${formatCount(others)} open claims for this event are closed, and their senders get an email.`,
  failed: 'The claim could not be decided. Please try again.',
} as const;
