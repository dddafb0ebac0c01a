import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import {
  MarkThreadInput,
  MarkThreadReadInput,
  MessagesInput,
  MessageSubjectInput,
  MyMessageThreadsInput,
  RequestMessageUploadInput,
  SendMessageInput,
  StartMessageThreadInput,
} from './message.inputs.js';
import type { Message, MessageContact, MessagePage, MessageThread, MessageThreadPage } from './message.dto.js';
import type { UnreadCount } from './notification.dto.js';

export const myMessageThreads = defineQuery<MessageThreadPage>()('notifications.myMessageThreads', {
  input: MyMessageThreadsInput,
  access: 'signed-in',
});

/** Conversations with unread messages, without muted ones; stops counting at 100. */
export const unreadThreads = defineQuery<UnreadCount>()('notifications.unreadThreads', {
  input: NoInput,
  access: 'signed-in',
});

/** @throws NOT_FOUND for people who are not active participants */
export const messageThread = defineQuery<MessageThread>()('notifications.messageThread', {
  input: ByIdInput,
  access: 'signed-in',
});

/** @throws NOT_FOUND for people who are not active participants */
export const messages = defineQuery<MessagePage>()('notifications.messages', {
  input: MessagesInput,
  access: 'signed-in',
});

/** @throws NOT_FOUND, `MESSAGE.NO_CONTACT` if the caller may not write about this */
export const messageContact = defineQuery<MessageContact>()('notifications.messageContact', {
  input: MessageSubjectInput,
  access: 'signed-in',
});

/** Continues the conversation about the same subject if there is one. */
export const startMessageThread = defineCommand<MessageThread>()('notifications.startMessageThread', {
  input: StartMessageThreadInput,
  access: 'signed-in',
});

/**
 * Before an image or a file is uploaded. Its answer is the ID of the conversation, which need not exist yet. @throws
 * NOT_FOUND, `MESSAGE.CLOSED`, `MESSAGE.NO_CONTACT`
 */
export const requestMessageUpload = defineCommand<Done>()('notifications.requestMessageUpload', {
  input: RequestMessageUploadInput,
  access: 'signed-in',
});

/**
 * @throws NOT_FOUND, `MESSAGE.EMPTY`, `MESSAGE.TOO_MANY_FILES`, `MESSAGE.CLOSED` if a person left or blocked the other,
 * `RATE_LIMITED`
 */
export const sendMessage = defineCommand<Message>()('notifications.sendMessage', {
  input: SendMessageInput,
  access: 'signed-in',
});

export const markThreadRead = defineCommand<MessageThread>()('notifications.markThreadRead', {
  input: MarkThreadReadInput,
  access: 'signed-in',
});

export const archiveThread = defineCommand<MessageThread>()('notifications.archiveThread', {
  input: MarkThreadInput,
  access: 'signed-in',
});

export const muteThread = defineCommand<MessageThread>()('notifications.muteThread', {
  input: MarkThreadInput,
  access: 'signed-in',
});

/** A person who left the conversation can still lift the block. */
export const blockThread = defineCommand<Done>()('notifications.blockThread', {
  input: MarkThreadInput,
  access: 'signed-in',
});

export const leaveThread = defineCommand<Done>()('notifications.leaveThread', {
  input: ByIdInput,
  access: 'signed-in',
});

/** Shows the others for a few seconds that the caller is typing. */
export const signalTyping = defineCommand<Done>()('notifications.signalTyping', {
  input: ByIdInput,
  access: 'signed-in',
});
