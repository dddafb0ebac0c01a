import { beginningOf } from '@stallbook/kernel/beginning-of';
import styles from './submission-text.module.css';

const short = 220;

export function SubmissionText({ text }: { text: string }) {
  if (text.length <= short) return <p className={styles.text}>{text}</p>;
  const start = beginningOf(text, short);
  return (
    <details className={styles.text}>
      <summary>{start}…</summary>
      {text.slice(start.length)}
    </details>
  );
}
