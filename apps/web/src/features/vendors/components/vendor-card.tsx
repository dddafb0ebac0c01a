import { Link } from 'react-router-dom';
import { Icon } from '../../../components/icons/icon.js';
import { joinPlace } from '../../../lib/format/text.js';
import type { VendorsQuery } from '../api/vendors.generated.js';
import { Categories } from './categories.js';
import styles from './vendors.module.css';

export function VendorCard({ vendor }: { vendor: VendorsQuery['vendors']['items'][number] }) {
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>
        <Link to={`/vendors/${vendor.id}`}>{vendor.businessName}</Link>
      </h3>
      <div className={styles.place}>
        <Icon name="pin" size={16} />
        {joinPlace(vendor.city, vendor.state)}
      </div>
      <Categories names={vendor.productCategories} />
    </li>
  );
}
