import { Suspense } from 'react';
import { Awning } from '../../../components/art/awning.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import type { ListedVendor } from '../listed-vendor.js';
import styles from './vendors.module.css';

const EventScene = lazyPart(() => import('../../../components/art/event-scene.js'), 'EventScene');

/** A market with what the vendor sells. */
export function VendorPicture({ vendor: { id, businessName, productCategories } }: { vendor: ListedVendor }) {
  const title = [...productCategories, businessName].join(' ');
  return (
    <div className={styles.picture}>
      <Suspense>
        <EventScene wide event={{ id, title, eventType: 'craft_fair', eventDate: '' }} />
      </Suspense>
      <Awning className={styles.edge} height={10} stripe={18} />
    </div>
  );
}
