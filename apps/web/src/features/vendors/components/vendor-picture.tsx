import { Suspense } from 'react';
import { Awning } from '../../../components/art/awning.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import type { ListedVendor } from '../listed-vendor.js';
import styles from './vendors.module.css';

const EventScene = lazyPart(() => import('../../../components/art/event-scene.js'), 'EventScene');

/** In summer, because a vendor is not of a season. */
const DATE = '2026-07-01';
const food = /\b(salsa|sauce|tea|jam|cheese|egg|meat|snack|candy|chocolate|spice|pickle)/i;

/** A market with what the vendor sells. */
export function VendorPicture({ vendor: { id, businessName, productCategories } }: { vendor: ListedVendor }) {
  const title = [...productCategories, businessName].join(' ');
  const eventType = food.test(title) ? 'farmers_market' : 'craft_fair';
  return (
    <div className={styles.picture}>
      <Suspense>
        <EventScene wide event={{ id, title, eventType, eventDate: DATE }} />
      </Suspense>
      <Awning className={styles.edge} height={10} stripe={18} />
    </div>
  );
}
