import { newId } from '@stallbook/kernel';
import { everybody, signedIn, type Ids, type MutationRow } from './row.js';

const anAddress = () => `${newId()}@example.org`;
const markThread = ({ thread: threadId }: Ids) => ({ threadId, on: true });

export const notificationsMutations: Record<string, MutationRow> = {
  markRead: { mayCall: signedIn, input: ({ notification }) => ({ id: notification }), notFor: ['vendor', 'organizer'] },
  markAllRead: { mayCall: signedIn },
  // Every conversation belongs to its participants, whatever their role.
  startMessageThread: {
    mayCall: signedIn,
    input: ({ market: subjectId }) => ({ threadType: 'event', subjectId, messageId: newId(), content: 'Hello' }),
    ownerless: 'any vendor writes to the organizer of a published market event',
  },
  sendMessage: {
    mayCall: signedIn,
    input: ({ thread: threadId }) => ({ threadId, messageId: newId(), content: 'Hello' }),
    notFor: ['vendor', 'organizer'],
  },
  markThreadRead: {
    mayCall: signedIn,
    input: ({ thread: threadId }) => ({ threadId, seq: 1 }),
    notFor: ['vendor', 'organizer'],
  },
  archiveThread: { mayCall: signedIn, input: markThread, notFor: ['vendor', 'organizer'] },
  muteThread: { mayCall: signedIn, input: markThread, notFor: ['vendor', 'organizer'] },
  blockThread: { mayCall: signedIn, input: markThread, notFor: ['vendor', 'organizer'] },
  leaveThread: { mayCall: signedIn, input: ({ thread: id }) => ({ id }), notFor: ['vendor', 'organizer'] },
  signalTyping: { mayCall: signedIn, input: ({ thread: id }) => ({ id }), notFor: ['vendor', 'organizer'] },
  reportThread: {
    mayCall: signedIn,
    input: ({ thread: threadId }) => ({ threadId, reason: 'spam' }),
    notFor: ['vendor', 'organizer'],
  },
  settleMessageReport: {
    mayCall: ['admin'],
    logs: 'dismiss_message_report',
    input: () => ({ reportId: newId(), action: 'dismiss', reportedAt: '2027-03-01T10:00:00.000Z' }),
    ownerless: 'any admin settles the report of a conversation',
  },
  startBroadcast: {
    mayCall: ['organizer'],
    input: ({ market: eventId }) => ({
      eventId,
      group: 'pending',
      broadcastId: newId(),
      content: 'Hello',
      expected: 1,
    }),
    notFor: ['organizer'],
  },
  changeMailSubscription: {
    mayCall: everybody,
    input: () => ({ token: 'unknown', subscribed: true }),
    ownerless: 'the holder of a mailed link needs no session',
  },
  saveNotificationPreferences: { mayCall: signedIn, input: () => ({ choices: [], timeZone: 'UTC' }) },
  chooseRecommendationMail: { mayCall: ['vendor'], input: () => ({ isWanted: true, timeZone: 'UTC' }) },
  saveEventSender: {
    mayCall: ['organizer'],
    input: () => ({ name: 'River Markets', accentColor: '#1E6B47', repliesToMe: true }),
  },
  subscribeToPush: {
    mayCall: signedIn,
    input: () => ({
      endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
      p256dh: `B${'A'.repeat(86)}`,
      auth: 'A'.repeat(22),
    }),
    ownerless: 'a browser belongs to the person who used it last',
  },
  unsubscribeFromPush: { mayCall: signedIn, input: () => ({ endpoint: `https://fcm.googleapis.com/${newId()}` }) },
  resumeMyMail: { mayCall: signedIn },
  resumeMail: { mayCall: ['admin'], unlogged: 'the log names no address', input: () => ({ address: anAddress() }) },
  saveEmailTemplate: {
    mayCall: ['admin'],
    logs: 'save_email_template',
    input: () => ({
      type: 'application_rejected',
      language: 'en',
      version: 0,
      subject: 'About {{event_title}}',
      text: 'Sorry.',
    }),
    ownerless: 'email templates belong to the installation',
  },
  sendTestEmail: {
    mayCall: ['admin'],
    unlogged: 'it changes nothing, and the log of emails shows it',
    input: () => ({
      templateType: 'application_rejected',
      language: 'en',
      recipientEmail: anAddress(),
      payload: [{ name: 'event_title', value: 'Spring Fair' }],
    }),
  },
};
