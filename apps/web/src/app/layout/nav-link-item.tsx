import { NavLink } from 'react-router-dom';
import type { NavItem } from './navigation.js';
import styles from './layout.module.css';

export function NavLinkItem({ item, onFollow }: { item: NavItem; onFollow: () => void }) {
  return item.outside ? (
    <a className={styles.item} href={item.to}>
      {item.label}
    </a>
  ) : (
    <NavLink end className={styles.item} to={item.to} onClick={onFollow}>
      {item.label}
    </NavLink>
  );
}
