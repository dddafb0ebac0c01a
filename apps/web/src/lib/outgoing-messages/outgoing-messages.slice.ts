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
  failed: boolean;
  /** Why it failed, if the API says so. */
  problem: string | null;
}

interface Place {
  threadId: string;
  messageId: string;
}

const initialState: { byThread: Record<string, OutgoingMessage[]> } = { byThread: {} };

/** Messages under way or failed, by conversation. Memory only. */
export const outgoingMessagesSlice = createSlice({
  name: 'outgoingMessages',
  initialState,
  reducers: {
    messageQueued: {
      prepare: (place: Place, content: string, attached: Attached) => ({
        payload: { ...place, content, ...attached, createdAt: new Date().toISOString() },
      }),
      reducer: (
        { byThread },
        { payload }: PayloadAction<Place & Attached & Pick<OutgoingMessage, 'content' | 'createdAt'>>,
      ) => {
        const { threadId, ...message } = payload;
        (byThread[threadId] ??= []).push({ ...message, failed: false, problem: null });
      },
    },
    messageTriedAgain: ({ byThread }, { payload }: PayloadAction<Place>) => {
      const message = byThread[payload.threadId]?.find(({ messageId }) => messageId === payload.messageId);
      if (message) Object.assign(message, { failed: false, problem: null });
    },
    messageFailed: ({ byThread }, { payload }: PayloadAction<Place & { problem: string | null }>) => {
      const message = byThread[payload.threadId]?.find(({ messageId }) => messageId === payload.messageId);
      if (message) Object.assign(message, { failed: true, problem: payload.problem });
    },
    messageSettled: ({ byThread }, { payload }: PayloadAction<Place>) => {
      byThread[payload.threadId] = (byThread[payload.threadId] ?? []).filter(
        ({ messageId }) => messageId !== payload.messageId,
      );
    },
  },
  extraReducers: (builder) => builder.addCase(browserForgotten, () => initialState),
});

export const { messageQueued, messageTriedAgain, messageFailed, messageSettled } = outgoingMessagesSlice.actions;
