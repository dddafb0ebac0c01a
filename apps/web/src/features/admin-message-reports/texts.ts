import { plural } from '../../lib/format/text.js';

export const reportsPage = {
  title: 'Reported messages',
  lead: 'You read a conversation only up to the moment it was reported. What you read and do is logged.',
  notLoaded: 'The reports could not be loaded.',
  status: 'Status',
  statuses: [
    { value: 'open', label: 'Open' },
    { value: 'warned', label: 'Warned' },
    { value: 'closed', label: 'Closed' },
    { value: 'dismissed', label: 'Dismissed' },
  ],
  pages: 'Pages of reports',
  none: { title: 'No reports here', text: 'When people report a conversation, it appears here.' },
} as const;

export const reportCard = {
  title: (reporter: string, reported: string) => `${reporter} reported ${reported}`,
  reasons: { spam: 'Spam', harassment: 'Harassment', fraud: 'Fraud', other: 'Something else' },
  reason: 'Reason',
  note: 'What happened',
  about: 'About',
  reporter: 'Reported by',
  reported: 'Reported person',
  conversation: 'Conversation',
  messages: (count: number) => plural(count, { one: 'message', other: 'messages' }),
  sent: 'Reported',
  settled: 'Settled',
  read: 'Read the messages',
  dismiss: 'Dismiss',
  warn: 'Warn',
  close: 'Close the conversation',
  reopen: 'Reopen the conversation',
} as const;

export const settling = {
  dismiss: {
    title: 'Dismiss this report?',
    text: 'Nothing changes for the two people.',
    action: 'Dismiss',
    done: 'Report dismissed.',
  },
  close: {
    title: 'Close this conversation?',
    text: 'Both people can still read it, but can’t write to each other in any conversation. You can reopen it.',
    action: 'Close it',
    done: 'Conversation closed.',
  },
  reopen: {
    title: 'Reopen this conversation?',
    text: 'Both people can write to each other again, unless another of their conversations is closed.',
    action: 'Reopen',
    done: 'Conversation reopened.',
  },
  failed: 'This did not work. Please try again.',
} as const;

export const warning = {
  title: (name: string) => `Warn ${name}`,
  hint: 'They get this as a message from Stallbook support. Do not name who reported them.',
  text: 'Your warning',
  first:
    'A person reported a conversation with you. Please stay polite and to the point. If this continues, we close the conversation.',
  send: 'Send the warning',
  done: 'Warning sent.',
} as const;

export const reported = {
  title: 'Reported conversation',
  log: 'Messages',
  removed: 'This message was removed.',
  photoFrom: (name: string, place: number, all: number) =>
    all > 1 ? `Photo ${place} of ${all} from ${name}` : `Photo from ${name}`,
  older: 'Older messages',
  newest: 'Newest messages',
  notLoaded: 'The messages could not be loaded.',
  none: 'There were no messages yet.',
} as const;
