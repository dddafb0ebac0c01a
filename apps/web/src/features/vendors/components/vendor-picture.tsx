import { Suspense } from 'react';
import { Awning } from '../../../components/art/awning.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import type { ListedVendor } from '../listed-vendor.js';
import { sceneOf } from '../scene-of.js';
import styles from './vendors.module.css';

const EventScene = lazyPart(() => import('../../../components/art/event-scene.js'), 'EventScene');

export function VendorPicture({ vendor }: { vendor: ListedVendor }) {
  return (
    <div className={styles.picture}>
      <Suspense>
        <EventScene wide event={sceneOf(vendor)} />
      </Suspense>
      <Awning className={styles.edge} height={10} stripe={18} />
    </div>
  );
}
