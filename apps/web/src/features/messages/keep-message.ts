import { messagesApi, type MessageFactsFragment } from './api/messages.generated.js';
import type { AppDispatch } from '../../lib/state/store.js';

export const newestMessages = (threadId: string) => ({ input: { threadId } });

/** Adds a message to its conversation if that is loaded; the same message may come twice. */
export const keepMessage = (message: MessageFactsFragment) => (dispatch: AppDispatch) => {
  dispatch(
    messagesApi.util.updateQueryData('messages', newestMessages(message.threadId), ({ page }) => {
      if (page.items.some(({ id }) => id === message.id)) return;
      page.items.push(message);
      page.items.sort((one, other) => one.seq - other.seq);
    }),
  );
};
