import { messageOf } from '../../lib/api/message-of.js';
import { newId } from '../../lib/ids.js';
import {
  messageFailed,
  messageQueued,
  messageSettled,
  messageTriedAgain,
  type Attached,
  type OutgoingMessage,
} from '../../lib/outgoing-messages/outgoing-messages.slice.js';
import { useAppDispatch, useAppSelector } from '../../lib/state/hooks.js';
import { useSendMessageMutation } from './api/messages.generated.js';
import { keepMessage } from './keep-message.js';

type ToSend = Pick<OutgoingMessage, 'messageId' | 'content' | 'imageIds' | 'fileIds'>;

const none: readonly OutgoingMessage[] = [];

/** Shows a message while it is sent. A failed one stays until it is sent again, with the same ID, or discarded. */
export function useSend(threadId: string) {
  const dispatch = useAppDispatch();
  const outgoing = useAppSelector(({ outgoingMessages }) => outgoingMessages.byThread[threadId]) ?? none;
  const [sendMessage] = useSendMessageMutation();
  const deliver = async ({ messageId, content, imageIds, fileIds }: ToSend) => {
    const { data, error } = await sendMessage({ input: { threadId, messageId, content, imageIds, fileIds } });
    if (data) {
      dispatch(keepMessage(data.message));
      dispatch(messageSettled({ threadId, messageId }));
    } else {
      const problem = messageOf(error, '') || null;
      dispatch(messageFailed({ threadId, messageId, problem }));
    }
  };
  return {
    outgoing,
    send: (content: string, attached: Attached) => {
      const messageId = newId();
      dispatch(messageQueued({ threadId, messageId }, content, attached));
      void deliver({ messageId, content, ...attached });
    },
    retry: (message: OutgoingMessage) => {
      dispatch(messageTriedAgain({ threadId, messageId: message.messageId }));
      void deliver(message);
    },
    discard: ({ messageId }: OutgoingMessage) => void dispatch(messageSettled({ threadId, messageId })),
  };
}
