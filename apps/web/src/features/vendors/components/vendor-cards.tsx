import type { ReactNode } from 'react';
import { cx } from '../../../components/ui/cx.js';
import type { ListedVendor } from '../listed-vendor.js';
import { VendorCard } from './vendor-card.js';
import styles from './vendors.module.css';

interface VendorCardsProps {
  vendors: readonly ListedVendor[];
  stale?: boolean;
  save: (vendor: ListedVendor) => ReactNode;
  actions?: (vendor: ListedVendor) => ReactNode;
}

export function VendorCards({ vendors, stale = false, save, actions }: VendorCardsProps) {
  return (
    <ul className={cx(styles.list, stale && styles.stale)} aria-busy={stale}>
      {vendors.map((vendor) => (
        <VendorCard key={vendor.id} vendor={vendor} save={save(vendor)} actions={actions?.(vendor)} />
      ))}
    </ul>
  );
}
