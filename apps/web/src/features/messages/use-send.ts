import { messageOf } from '../../lib/api/message-of.js';
import { newId } from '../../lib/ids.js';
import {
  messageAnswered,
  messageSent,
  type Attached,
  type OutgoingMessage,
} from '../../lib/outgoing-messages/outgoing-messages.slice.js';
import { useAppDispatch, useAppSelector } from '../../lib/state/hooks.js';
import { useSendMessageMutation } from './api/messages.generated.js';
import { keepMessage } from './keep-message.js';
import { useUnsent, type UnsentMessage } from './use-unsent.js';

/** A message on its way, or one that failed. */
export type Outgoing = OutgoingMessage & Partial<UnsentMessage> & { failed: boolean };

const none: readonly OutgoingMessage[] = [];

/** Shows a message while it is sent. A failed one stays until it is sent again, with the same ID, or discarded. */
export function useSend(threadId: string) {
  const dispatch = useAppDispatch();
  const sending = useAppSelector(({ outgoingMessages }) => outgoingMessages.byThread[threadId]) ?? none;
  const { unsent, keep, drop } = useUnsent(threadId);
  const [sendMessage] = useSendMessageMutation();
  const isSending = ({ messageId }: OutgoingMessage) => sending.some((one) => one.messageId === messageId);
  const outgoing: Outgoing[] = [
    ...unsent.filter((one) => !isSending(one)).map((one) => ({ ...one, failed: true })),
    ...sending.map((one) => ({ ...one, failed: false })),
  ];
  const deliver = async ({ messageId, content, imageIds, fileIds, createdAt }: OutgoingMessage) => {
    const message = { messageId, content, imageIds, fileIds, createdAt };
    dispatch(messageSent({ threadId, message }));
    keep({ ...message, problem: null });
    const { data, error } = await sendMessage({ input: { threadId, messageId, content, imageIds, fileIds } });
    if (data) {
      dispatch(keepMessage(data.message));
      drop(message);
    } else {
      keep({ ...message, problem: messageOf(error, '') || null });
    }
    dispatch(messageAnswered({ threadId, message }));
  };
  return {
    outgoing: outgoing.sort((one, other) => one.createdAt.localeCompare(other.createdAt)),
    send: (content: string, attached: Attached) =>
      void deliver({ messageId: newId(), content, ...attached, createdAt: new Date().toISOString() }),
    retry: (message: Outgoing) => void deliver(message),
    discard: drop,
  };
}
