import { Suspense } from 'react';
import { lazyPart } from '../../lib/load-chunk.js';
import { onceIdle } from '../../lib/when-idle.js';
import styles from './layout.module.css';

const Bell = lazyPart(
  onceIdle(() => import('./bell.js')),
  'Bell',
);

/** Visitors do not load what only a signed-in person has. */
export function BellPlace() {
  return (
    <Suspense fallback={<span className={styles.bell} />}>
      <Bell />
    </Suspense>
  );
}
