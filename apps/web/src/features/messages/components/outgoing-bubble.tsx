import { Button } from '../../../components/ui/button.js';
import { cx } from '../../../components/ui/cx.js';
import type { OutgoingMessage } from '../../../lib/outgoing-messages/outgoing-messages.slice.js';
import { conversation as texts } from '../texts/messages.js';
import styles from './conversation.module.css';

interface OutgoingBubbleProps {
  message: OutgoingMessage;
  onRetry: (message: OutgoingMessage) => void;
  onDiscard: (message: OutgoingMessage) => void;
}

export function OutgoingBubble({ message, onRetry, onDiscard }: OutgoingBubbleProps) {
  const { content, imageIds, fileIds, failed, problem } = message;
  return (
    <div className={cx(styles.message, styles.own)}>
      <div className={styles.bubble} dir="auto">
        {content}
        {imageIds.length + fileIds.length > 0 && (
          <div className={styles.removed}>{texts.attached(imageIds.length, fileIds.length)}</div>
        )}
      </div>
      <div className={styles.foot}>
        {failed ? (
          <>
            <span className={styles.failed} role="alert">
              {problem ?? texts.notSent}
            </span>
            <Button look="quiet" small icon="refresh" onClick={() => onRetry(message)}>
              {texts.retry}
            </Button>
            <Button look="quiet" small onClick={() => onDiscard(message)}>
              {texts.discard}
            </Button>
          </>
        ) : (
          <span>{texts.sending}</span>
        )}
      </div>
    </div>
  );
}
