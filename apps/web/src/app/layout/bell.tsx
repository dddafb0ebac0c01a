import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/icons/icon.js';
import { useUnreadCount } from '../../features/notifications/use-unread-count.js';
import { connectLive } from '../../lib/live/live.js';
import styles from './layout.module.css';

/** `9+` above nine, nothing at zero. Live updates are connected while someone is signed in. */
export function Bell() {
  const unread = useUnreadCount();
  useEffect(() => connectLive(), []);
  return (
    <Link
      className={styles.bell}
      to="/notifications"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
    >
      <Icon name="bell" size={22} />
      {unread > 0 && <span className={styles.count}>{unread > 9 ? '9+' : unread}</span>}
    </Link>
  );
}
