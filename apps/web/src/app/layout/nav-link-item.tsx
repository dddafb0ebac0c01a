import { NavLink } from 'react-router-dom';
import { UnreadMessages } from './unread-messages.js';
import { openFeedback } from './feedback.js';
import type { NavItem } from './navigation.js';
import styles from './layout.module.css';

export function NavLinkItem({ item, onFollow }: { item: NavItem; onFollow: () => void }) {
  if (item.opens === 'feedback') {
    const follow = () => {
      onFollow();
      openFeedback();
    };
    return (
      <button type="button" className={styles.item} onClick={follow}>
        {item.label}
      </button>
    );
  }
  return item.outside ? (
    <a className={styles.item} href={item.to}>
      {item.label}
    </a>
  ) : (
    <NavLink end className={styles.item} to={item.to} onClick={onFollow}>
      {item.label}
      {item.to === '/messages' && <UnreadMessages />}
    </NavLink>
  );
}
