import styles from './submission-text.module.css';

const short = 220;

export function SubmissionText({ text }: { text: string }) {
  if (text.length <= short) return <p className={styles.text}>{text}</p>;
  return (
    <details className={styles.text}>
      <summary>{text.slice(0, short)}…</summary>
      {text.slice(short)}
    </details>
  );
}
