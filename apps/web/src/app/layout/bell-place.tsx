import { lazy, Suspense } from 'react';
import { loadChunk } from '../load-chunk.js';
import styles from './layout.module.css';

const Bell = lazy(() => loadChunk(() => import('./bell.js')).then((part) => ({ default: part.Bell })));

/** Visitors do not load what only a signed-in person has. */
export function BellPlace() {
  return (
    <Suspense fallback={<span className={styles.bell} />}>
      <Bell />
    </Suspense>
  );
}
