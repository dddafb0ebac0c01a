import { Link } from 'react-router-dom';
import { vendorPage } from '../texts.js';
import styles from './vendors.module.css';

export function Categories({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <ul className={styles.categories} aria-label={vendorPage.categories}>
      {names.map((name) => (
        <li key={name}>
          <Link className={styles.category} to={`/vendors?category=${encodeURIComponent(name)}`}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
