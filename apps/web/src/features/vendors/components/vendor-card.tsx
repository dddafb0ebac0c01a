import { placeName } from '@stallbook/kernel/us-states';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/icons/icon.js';
import { Badge } from '../../../components/ui/badge.js';
import { cx } from '../../../components/ui/cx.js';
import type { ListedVendor } from '../listed-vendor.js';
import { vendorList } from '../texts.js';
import { Categories } from './categories.js';
import { VendorPicture } from './vendor-picture.js';
import styles from './vendors.module.css';

interface VendorCardProps {
  vendor: ListedVendor;
  save?: ReactNode;
  actions?: ReactNode;
}

export function VendorCard({ vendor, save, actions }: VendorCardProps) {
  return (
    <li className={styles.card}>
      <VendorPicture vendor={vendor} />
      <h3 className={cx(styles.name, Boolean(save) && styles.besideSave)}>
        <Link to={`/vendors/${vendor.id}`}>{vendor.businessName}</Link>
      </h3>
      <div className={styles.place}>
        <Icon name="pin" size={16} />
        {placeName(vendor.city, vendor.state)}
      </div>
      {vendor.boosted && (
        <div>
          <Badge tone="plum">{vendorList.featured}</Badge>
        </div>
      )}
      <Categories names={vendor.productCategories} />
      {actions && <div className={styles.actions}>{actions}</div>}
      {save && <div className={styles.save}>{save}</div>}
    </li>
  );
}
