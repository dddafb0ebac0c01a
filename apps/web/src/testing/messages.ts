import { fireEvent, screen } from '@testing-library/react';

export const message = (seq: number, content: string | null, senderId = 'olga') => ({
  id: `m${seq}`,
  threadId: 't1',
  seq,
  senderId,
  content,
  images: [] as object[],
  files: [] as object[],
  createdAt: `2027-03-01T10:0${seq}:00.000Z`,
});
export const messageThread = (more: object = {}) => ({
  id: 't1',
  threadType: 'event',
  eventId: 'e1',
  eventTitle: 'River Market',
  applicationId: null,
  isArchived: false,
  isBlocked: false,
  isClosed: false,
  mayWrite: true,
  lastMessageAt: '2027-03-01T10:02:00.000Z',
  lastMessage: message(2, 'Yes, at every booth.'),
  self: { userId: 'vendor', unreadCount: 1, isMuted: false, lastReadSeq: 1 },
  others: [{ userId: 'olga', name: 'River Markets', role: 'organizer', isActive: true, lastReadSeq: 2 }],
  ...more,
});
export const messagePage = (...items: ReturnType<typeof message>[]) => ({ page: { before: null, items } });
export const messageAnswers = {
  MessageThreads: { threads: { nextCursor: null, items: [messageThread()] } },
  MessageThread: { thread: messageThread() },
  Messages: messagePage(message(1, 'Is there power?', 'vendor'), message(2, 'Yes, at every booth.')),
  MarkThreadRead: { thread: { id: 't1' } },
  SignalTyping: { done: { id: 't1' } },
};

export const messageField = () => screen.findByRole('textbox', { name: 'Your message' });
export const messageLog = () => screen.findByRole('log', { name: 'Messages' });
export function chooseFiles(...files: File[]): void {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no file input');
  fireEvent.change(input, { target: { files } });
}
