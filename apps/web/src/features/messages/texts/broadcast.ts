import { plural } from '../../../lib/format/text.js';

const vendors = (count: number) => plural(count, { one: 'vendor', other: 'vendors' });

export const broadcast = {
  title: 'Write to a group of vendors',
  lead: 'Each vendor gets your message in their own conversation with you. Only you see the replies.',
  pick: { title: 'Choose one of your events', text: 'You write to the vendors of one event at a time.' },
  notFound: {
    title: 'Event not found',
    text: 'It may belong to another account. Choose one of your events.',
  },
  notLoaded: 'The vendors of this event could not be loaded.',
  group: 'To',
  groups: { accepted: 'Accepted vendors', unpaid: 'Accepted, not paid yet', pending: 'Waiting for your decision' },
  category: 'Category',
  allCategories: 'All categories',
  recipients: 'Who gets it',
  counted: vendors,
  more: (count: number) => `and ${count} more`,
  showNames: 'Show all names',
  empty: 'No vendors match.',
  none: 'No one in this group can receive messages right now.',
  leftOut: (count: number) =>
    `${vendors(count)} left out: they left the conversation, or one of you blocked the other.`,
  message: 'Your message',
  tooLong: (over: number) => `${plural(over, { one: 'character', other: 'characters' })} too long`,
  send: (count: number) => `Send to ${vendors(count)}`,
  sending: (count: number) => `Your message is on its way to ${vendors(count)}`,
  failed: 'Your message was not sent. Please try again.',
  confirm: {
    title: (count: number) => `Send this message to ${vendors(count)}?`,
    text: 'A sent message cannot be taken back.',
    action: 'Send',
  },
} as const;

export const sentBroadcasts = {
  title: 'Sent to groups',
  notLoaded: 'What you sent could not be loaded.',
  sending: (done: number, total: number) => `Sending: ${done} of ${total}`,
  progress: 'Sending',
  sent: (delivered: number, total: number) =>
    delivered === total ? `Sent to ${vendors(total)}` : `Sent to ${delivered} of ${vendors(total)}`,
  notReached: (names: readonly string[]) => `Not reached: ${names.join(', ')}`,
  to: (group: keyof typeof broadcast.groups, category: string | null) =>
    [broadcast.groups[group], category].filter(Boolean).join(' · '),
} as const;
