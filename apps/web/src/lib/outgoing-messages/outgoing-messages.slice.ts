import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { browserForgotten } from '../state/storage.js';

/** What was uploaded for a message. */
export interface Attached {
  imageIds: string[];
  fileIds: string[];
}

/** A message that the API has not confirmed. */
export interface OutgoingMessage extends Attached {
  messageId: string;
  content: string;
  /** ISO instant. */
  createdAt: string;
  /** When the first of its files was uploaded. */
  attachedAt: number;
}

interface Sent {
  threadId: string;
  message: OutgoingMessage;
}

interface OutgoingMessages {
  byThread: Record<string, OutgoingMessage[]>;
  /** Files on their way to unsent messages, which also arrive after the page that sends them is left. */
  uploads: Record<string, number>;
}

const initialState: OutgoingMessages = { byThread: {}, uploads: {} };

/** Messages that this tab is sending, by conversation. Memory only: until they are confirmed, they are drafts too. */
export const outgoingMessagesSlice = createSlice({
  name: 'outgoingMessages',
  initialState,
  reducers: {
    messageSent: ({ byThread }, { payload }: PayloadAction<Sent>) => {
      (byThread[payload.threadId] ??= []).push(payload.message);
    },
    messageAnswered: ({ byThread }, { payload: { threadId, message } }: PayloadAction<Sent>) => {
      byThread[threadId] = (byThread[threadId] ?? []).filter(({ messageId }) => messageId !== message.messageId);
    },
    uploadsChanged: ({ uploads }, { payload: { key, by } }: PayloadAction<{ key: string; by: number }>) => {
      uploads[key] = (uploads[key] ?? 0) + by;
    },
  },
  extraReducers: (builder) => builder.addCase(browserForgotten, () => initialState),
});

export const { messageSent, messageAnswered, uploadsChanged } = outgoingMessagesSlice.actions;
