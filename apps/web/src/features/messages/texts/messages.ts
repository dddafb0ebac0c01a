import { plural } from '../../../lib/format/text.js';

const attached = (photos: number, files: number): string =>
  [
    photos > 0 && plural(photos, { one: 'photo', other: 'photos' }),
    files > 0 && plural(files, { one: 'file', other: 'files' }),
  ]
    .filter(Boolean)
    .join(', ');

export const messagesPage = {
  title: 'Messages',
  list: 'Conversations',
  notLoaded: 'Your conversations could not be loaded.',
  older: 'Show more conversations',
  writeToGroup: 'Write to a group',
  none: {
    title: 'No messages yet',
    text: 'Ask an organizer about an event from its page, or write about one of your applications.',
    action: 'Find events',
  },
  noneOrganizer: {
    text: 'Write to a vendor from their profile, or from an application they sent you.',
    action: 'Find vendors',
  },
  noneFound: { title: 'No conversations found', text: 'Try another filter or another name.' },
  pick: { title: 'Pick a conversation', text: 'Your messages with vendors and organizers open here.' },
} as const;

export const threadFilters = {
  search: 'Search conversations',
  searchExample: 'Name or event',
  show: 'Show',
  shown: { inbox: 'Inbox', unread: 'Unread', archived: 'Archived' },
  more: 'More filters',
  about: 'About',
  types: { all: 'Anything', event: 'Events', application: 'Applications', person: 'People' },
} as const;

export const threadRow = {
  unread: (count: number) => `${count} unread`,
  own: (text: string) => `You: ${text}`,
  removed: 'Message removed',
  muted: 'Muted',
  draft: (text: string) => `Draft: ${text}`,
  attached,
} as const;

/** What the service calls people who have no name, in English. */
export const serviceNames = {
  'A former member': 'A former member',
  'A member': 'A member',
  'Stallbook support': 'Stallbook support',
} as const;

export const conversation = {
  back: 'All conversations',
  notLoaded: 'This conversation could not be loaded.',
  unknown: {
    title: 'Conversation not found',
    text: 'It may belong to another account, or you left it.',
    action: 'All conversations',
  },
  log: 'Messages',
  older: 'Show older messages',
  olderNotLoaded: 'Older messages could not be loaded.',
  newest: 'Newest messages',
  removed: 'This message was removed.',
  you: 'You',
  ownPhoto: (place: number, all: number) => (all > 1 ? `Your photo ${place} of ${all}` : 'Your photo'),
  photoFrom: (name: string, place: number, all: number) =>
    all > 1 ? `Photo ${place} of ${all} from ${name}` : `Photo from ${name}`,
  attached,
  read: 'Read',
  sending: 'Sending…',
  notSent: 'Not sent.',
  filesGone: (attached: string) => `Deleted after a week unsent: ${attached}`,
  retry: 'Try again',
  retryWithoutFiles: 'Send without attachments',
  discard: 'Discard',
  typing: (name: string) => `${name} is typing…`,
  aboutEvent: (title: string) => `About ${title}`,
  aboutApplication: (title: string) => `About the application to ${title}`,
  closed: 'You can’t send messages in this conversation.',
  closedByAdmin: 'Stallbook closed this conversation after a report.',
  blocked: 'You blocked this person. Unblock them to write again.',
} as const;

export const threadMenu = {
  label: 'Conversation options',
  archive: 'Archive',
  restore: 'Move to inbox',
  mute: 'Mute',
  unmute: 'Unmute',
  block: 'Block',
  unblock: 'Unblock',
  leave: 'Leave',
  report: 'Report',
  archived: 'Conversation archived.',
  restored: 'Conversation moved to the inbox.',
  muted: 'Muted: you get no notifications about this conversation.',
  unmuted: 'Unmuted.',
  unblocked: 'Unblocked.',
  failed: 'This did not work. Please try again.',
  confirmBlock: {
    title: (name: string) => `Block ${name}?`,
    text: 'You won’t get messages from them in any conversation. You can unblock them later.',
    action: 'Block',
  },
  confirmLeave: {
    title: 'Leave this conversation?',
    text: 'It disappears from your list, and no more messages can be sent in it. You can start it again.',
    action: 'Leave',
  },
} as const;

export const reportDialog = {
  title: (name: string) => `Report ${name}`,
  lead: 'Our team sees the conversation up to now, and nothing written later. We never say who reported a conversation.',
  reason: 'What is wrong?',
  pickReason: 'Choose a reason',
  reasonMissing: 'Choose a reason.',
  reasons: {
    spam: 'Spam or advertising',
    harassment: 'Harassment or threats',
    fraud: 'Fraud, or a request to pay elsewhere',
    other: 'Something else',
  },
  note: 'What happened? (optional)',
  send: 'Report',
  failed: 'Your report was not sent. Please try again.',
  done: 'Thank you. Our team will look at it. You can also block this person.',
} as const;

export const composer = {
  label: 'Your message',
  hint: 'Enter sends, Shift+Enter starts a new line.',
  send: 'Send',
  addFiles: 'Add photos or PDFs',
  removePhoto: (place: number) => `Remove photo ${place}`,
  removeFile: (name: string) => `Remove ${name}`,
  photoAt: (place: number) => `Photo ${place}`,
  attached: 'Photos and files of this message',
  ready: (photos: number, files: number) => `${attached(photos, files)} ready to send`,
  uploading: (files: number) => plural(files, { one: 'file is still uploading', other: 'files are still uploading' }),
  notUploaded: 'The file could not be uploaded',
  tooMany: (most: number) => `A message can have up to ${most} photos and files.`,
  tooLong: (over: number) => `${plural(over, { one: 'character', other: 'characters' })} too long`,
} as const;

export const newConversation = {
  title: (name: string) => `New message to ${name}`,
  unknown: {
    title: 'You can’t start this conversation',
    text: 'Vendors and organizers can write to each other about a published event, an application, or from a profile, as long as both have an account.',
    action: 'All conversations',
  },
  notLoaded: 'This page could not be loaded.',
  failed: 'Your message was not sent. Please try again.',
  first: 'Say hello, and ask what you would like to know.',
} as const;

export const inviteButton = {
  invite: 'Invite',
  inviteOf: (name: string) => `Invite ${name}`,
} as const;
