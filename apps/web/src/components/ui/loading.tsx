import { firstText } from '../../lib/first-text.js';
import { cx } from './cx.js';
import styles from './loading.module.css';
import { loading } from './texts.js';

export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

export function Loading({ inline = false }: { inline?: boolean }) {
  return (
    <div className={cx(styles.loading, inline && styles.inline)} role="status">
      <Spinner />
      {loading}
    </div>
  );
}

/** Until a screen is ready: the text that the page arrived with, or else a spinner. */
export function ScreenLoading() {
  const html = firstText();
  return html ? (
    <div className="first-text" aria-busy="true" dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <Loading />
  );
}

export function Skeleton({ height, width = '100%' }: { height: number | string; width?: number | string }) {
  return <div className={styles.skeleton} style={{ height, width }} aria-hidden="true" />;
}
