import { cx } from '../../../components/ui/cx.js';
import { formatInstant } from '../../../lib/format/dates.js';
import type { MessageFactsFragment as Message } from '../api/messages.generated.js';
import { conversation as texts } from '../texts.js';
import styles from './conversation.module.css';

interface MessageBubbleProps {
  message: Message;
  own: boolean;
  /** The last of the viewer's messages that the other person read. */
  read: boolean;
}

export function MessageBubble({ message: { content, createdAt }, own, read }: MessageBubbleProps) {
  return (
    <div className={cx(styles.message, own && styles.own)}>
      {own && <span className="visually-hidden">{texts.you}</span>}
      <div className={cx(styles.bubble, content === null && styles.removed)} dir="auto">
        {content ?? texts.removed}
      </div>
      <div className={styles.foot}>
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        {read && <span>{texts.read}</span>}
      </div>
    </div>
  );
}
