import { samples } from '../texts.js';
import styles from './sample-mark.module.css';

/** Marks invented text, so that no one takes it for real. */
export function SampleMark({ children }: { children: string }) {
  return (
    <p className={styles.mark}>
      <strong>{samples.label}</strong> {children}
    </p>
  );
}
