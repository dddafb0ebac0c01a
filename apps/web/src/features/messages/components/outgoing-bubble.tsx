import { Button } from '../../../components/ui/button.js';
import { cx } from '../../../components/ui/cx.js';
import { conversation as texts } from '../texts/messages.js';
import type { Outgoing } from '../use-send.js';
import styles from './conversation.module.css';

interface OutgoingBubbleProps {
  message: Outgoing;
  onRetry: (message: Outgoing) => void;
  onDiscard: (message: Outgoing) => void;
}

export function OutgoingBubble({ message, onRetry, onDiscard }: OutgoingBubbleProps) {
  const { content, imageIds, fileIds, failed, problem, filesGone } = message;
  const attached = texts.attached(imageIds.length, fileIds.length);
  return (
    <div className={cx(styles.message, styles.own)}>
      <div className={styles.bubble} dir="auto">
        {content}
        {imageIds.length + fileIds.length > 0 && (
          <div className={styles.removed}>{filesGone ? texts.filesGone(attached) : attached}</div>
        )}
      </div>
      <div className={styles.foot}>
        {failed ? (
          <>
            <span className={styles.failed} role="alert">
              {problem ?? texts.notSent}
            </span>
            {(!filesGone || content) && (
              <Button look="quiet" small icon="refresh" onClick={() => onRetry(message)}>
                {filesGone ? texts.retryWithoutFiles : texts.retry}
              </Button>
            )}
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
