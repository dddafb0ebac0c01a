import { messageOf } from '../../lib/api/message-of.js';
import { newId } from '../../lib/ids.js';
import {
  messageAnswered,
  messageSent,
  type Attached,
  type OutgoingMessage,
} from '../../lib/outgoing-messages/outgoing-messages.slice.js';
import { useAppDispatch, useAppSelector } from '../../lib/state/hooks.js';
import { useSendMessageMutation, type MessageFactsFragment } from './api/messages.generated.js';
import { keepMessage } from './keep-message.js';
import { useUnsent, type UnsentMessage } from './use-unsent.js';

/** A message on its way, or one that failed. */
export type Outgoing = OutgoingMessage & Pick<UnsentMessage, 'failed'> & Partial<UnsentMessage>;

const none: readonly OutgoingMessage[] = [];

/** Shows a message while it is sent. A failed one stays until it is sent again, with the same ID, or discarded. */
export function useSend(threadId: string, delivered: readonly MessageFactsFragment[] | undefined) {
  const dispatch = useAppDispatch();
  const sending = useAppSelector(({ outgoingMessages }) => outgoingMessages.byThread[threadId]) ?? none;
  const { unsent, begin, fail, drop } = useUnsent(threadId, delivered);
  const [sendMessage] = useSendMessageMutation();
  const isSending = ({ messageId }: OutgoingMessage) => sending.some((one) => one.messageId === messageId);
  const outgoing: Outgoing[] = [
    ...unsent.filter((one) => !isSending(one)),
    ...sending.map((one) => ({ ...one, failed: false })),
  ];
  const deliver = async ({ messageId, content, imageIds, fileIds, createdAt, attachedAt }: OutgoingMessage) => {
    const message = { messageId, content, imageIds, fileIds, createdAt, attachedAt };
    dispatch(messageSent({ threadId, message }));
    begin(message);
    const { data, error } = await sendMessage({ input: { threadId, messageId, content, imageIds, fileIds } });
    if (data) {
      dispatch(keepMessage(data.message));
      drop(message);
    } else {
      fail(message, messageOf(error, '') || null);
    }
    dispatch(messageAnswered({ threadId, message }));
  };
  return {
    outgoing: outgoing.sort((one, other) => one.createdAt.localeCompare(other.createdAt)),
    send: (content: string, attached: Attached, attachedAt = Date.now()) =>
      void deliver({ messageId: newId(), content, ...attached, createdAt: new Date().toISOString(), attachedAt }),
    retry: (message: Outgoing) => void deliver(message.filesGone ? { ...message, imageIds: [], fileIds: [] } : message),
    discard: drop,
  };
}
