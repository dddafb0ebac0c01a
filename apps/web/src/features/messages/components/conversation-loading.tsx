import { cx } from '../../../components/ui/cx.js';
import { Skeleton } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loading } from '../../../components/ui/texts.js';
import type { LoadProblem } from '../../../lib/api/load-problem.js';
import { messagesPage } from '../texts/messages.js';
import styles from './conversation.module.css';

/** Widths of bubbles, the second one by the reader. */
const bubbles = ['60%', '45%', '70%'];

export function ConversationLoading({ problem }: { problem: LoadProblem | undefined }) {
  return (
    <>
      <h1 className="visually-hidden">{messagesPage.title}</h1>
      {problem ? (
        <ErrorState {...problem} />
      ) : (
        <div role="status" className={styles.waiting}>
          <span className="visually-hidden">{loading}</span>
          {bubbles.map((width, index) => (
            <div key={width} className={cx(index === 1 && styles.ownWaiting)} style={{ width }}>
              <Skeleton height={64} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
