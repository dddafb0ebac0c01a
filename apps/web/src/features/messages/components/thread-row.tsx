import { Link } from 'react-router-dom';
import { Icon } from '../../../components/icons/icon.js';
import { cx } from '../../../components/ui/cx.js';
import { formatAgoOrDay } from '../../../lib/format/dates.js';
import type { ThreadFactsFragment as Thread } from '../api/messages.generated.js';
import { threadRow as texts } from '../texts/messages.js';
import { nameOf } from '../thread-names.js';
import { useDraft } from '../../../lib/drafts/use-draft.js';
import styles from './thread-list.module.css';

function previewOf({ lastMessage, self }: Thread, draft: string): string {
  if (draft) return texts.draft(draft);
  if (!lastMessage) return '';
  if (lastMessage.content === null) return texts.removed;
  const text = lastMessage.content || texts.attached(lastMessage.images.length, lastMessage.files.length);
  return lastMessage.senderId === self.userId ? texts.own(text) : text;
}

interface ThreadRowProps {
  thread: Thread;
  current: boolean;
  /** The filters of the list. */
  query: string;
}

export function ThreadRow({ thread, current, query }: ThreadRowProps) {
  const [draft] = useDraft(thread.id);
  const unread = thread.self.unreadCount ?? 0;
  return (
    <li>
      <Link
        className={cx(styles.row, unread > 0 && styles.unread)}
        to={{ pathname: `/messages/${thread.id}`, search: query }}
        aria-current={current ? 'page' : undefined}
      >
        <span className={styles.name} dir="auto">
          {nameOf(thread)}
        </span>
        {thread.lastMessageAt && (
          <time className={styles.time} dateTime={thread.lastMessageAt}>
            {formatAgoOrDay(thread.lastMessageAt)}
          </time>
        )}
        {thread.eventTitle && (
          <span className={styles.about} dir="auto">
            {thread.eventTitle}
          </span>
        )}
        <span className={styles.preview} dir="auto">
          {previewOf(thread, draft)}
        </span>
        {(unread > 0 || thread.self.isMuted) && (
          <span className={styles.marks}>
            {thread.self.isMuted && texts.muted}
            {unread > 0 && (
              <span className={styles.badge}>
                <Icon name="message" size={14} />
                {texts.unread(unread)}
              </span>
            )}
          </span>
        )}
      </Link>
    </li>
  );
}
