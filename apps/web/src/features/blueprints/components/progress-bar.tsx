import styles from './blueprints.module.css';

/** The words next to it say the same. */
export function ProgressBar({ value, of }: { value: number; of: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <div style={{ width: `${of === 0 ? 0 : Math.round((value / of) * 100)}%` }} />
    </div>
  );
}
