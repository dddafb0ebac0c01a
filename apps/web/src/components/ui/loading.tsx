import { cx } from './cx.js';
import styles from './loading.module.css';

export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

export function Loading({ inline = false }: { inline?: boolean }) {
  return (
    <div className={cx(styles.loading, inline && styles.inline)} role="status">
      <Spinner />
      Loading...
    </div>
  );
}

/** A place that something will fill, in its size; hidden from assistive technology. */
export function Skeleton({ height, width = '100%' }: { height: number | string; width?: number | string }) {
  return <div className={styles.skeleton} style={{ height, width }} aria-hidden="true" />;
}
