import { useMatch, useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/ui/notice.js';
import { cx } from '../../../components/ui/cx.js';
import { early, type Opening } from '../../../lib/first-data.js';
import { messagesApi } from '../api/messages.generated.js';
import { Conversation } from '../components/conversation.js';
import { NewConversation } from '../components/new-conversation.js';
import { ThreadList } from '../components/thread-list.js';
import { newestMessages } from '../keep-message.js';
import { firstThreads } from '../thread-filters.js';
import { messagesPage } from '../texts/messages.js';
import { useVisibleHeight } from '../use-visible-height.js';
import styles from './messages.module.css';

export const firstData = ({ params: { threadId }, query }: Opening) => [
  messagesApi.endpoints.messageThreads.initiate(firstThreads(query), early),
  ...(threadId === undefined
    ? []
    : [
        messagesApi.endpoints.messageThread.initiate({ id: threadId }, early),
        messagesApi.endpoints.messages.initiate(newestMessages(threadId), early),
      ]),
];

/** Conversations and the open one next to each other; on a phone, one of them. */
export function Component() {
  const { threadId } = useParams();
  const isNew = useMatch('/messages/new') !== null;
  const isOpen = isNew || threadId !== undefined;
  const frame = useVisibleHeight<HTMLDivElement>();
  return (
    <div ref={frame} className={cx(styles.frame, isOpen && styles.open)}>
      <nav className={styles.list} aria-label={messagesPage.list}>
        <ThreadList current={threadId} isPage={!isOpen} />
      </nav>
      <div className={styles.pane}>
        {isNew ? (
          <NewConversation />
        ) : threadId ? (
          <Conversation key={threadId} id={threadId} />
        ) : (
          <EmptyState title={messagesPage.pick.title} scene={null}>
            {messagesPage.pick.text}
          </EmptyState>
        )}
      </div>
    </div>
  );
}
