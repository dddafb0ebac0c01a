import { useMatch, useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/ui/notice.js';
import { cx } from '../../../components/ui/cx.js';
import { Conversation } from '../components/conversation.js';
import { NewConversation } from '../components/new-conversation.js';
import { ThreadList } from '../components/thread-list.js';
import { messagesPage } from '../texts/messages.js';
import { useVisibleHeight } from '../use-visible-height.js';
import styles from './messages.module.css';

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
