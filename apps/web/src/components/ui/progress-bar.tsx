import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** From 0 to `max`. */
  value: number;
  max: number;
  /** Absent where the words next to it say the same. */
  label?: string;
}

export function ProgressBar({ value, max, label }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  const spoken = label
    ? { role: 'progressbar', 'aria-label': label, 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': value }
    : { 'aria-hidden': true };
  return (
    <div className={styles.bar} {...spoken}>
      <div style={{ width: `${share * 100}%` }} />
    </div>
  );
}
