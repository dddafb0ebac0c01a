import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/icons/icon.js';
import { useMessageLive } from '../../features/messages/use-message-live.js';
import { useUnreadCount } from '../../features/notifications/use-unread-count.js';
import { connectLive } from '../../lib/live/live.js';
import { Count } from './count.js';
import { bell } from './texts.js';
import styles from './layout.module.css';

export function Bell() {
  const unread = useUnreadCount();
  useMessageLive();
  useEffect(() => connectLive(), []);
  return (
    <Link className={styles.bell} to="/notifications" aria-label={bell.label(unread)}>
      <Icon name="bell" size={22} />
      <Count of={unread} />
    </Link>
  );
}
