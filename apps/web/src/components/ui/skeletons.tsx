import { Skeleton } from './loading.js';
import styles from './loading.module.css';
import { loading } from './texts.js';

export function SkeletonLines({ lines }: { lines: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="1em" width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
}

/** Lines that a screen reader announces as `label`. */
export function LoadingLines({ label, lines }: { label: string; lines: number }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <SkeletonLines lines={lines} />
    </div>
  );
}

/** Announced once, not card by card. */
export function SkeletonCards({ count = 3, lines = 3 }: { count?: number; lines?: number }) {
  return (
    <div className={styles.cards} role="status">
      <span className="visually-hidden">{loading}</span>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className={styles.card} aria-hidden="true">
          <Skeleton height="1.5em" width="45%" />
          <SkeletonLines lines={lines} />
        </div>
      ))}
    </div>
  );
}
