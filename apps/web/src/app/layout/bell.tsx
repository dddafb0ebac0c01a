import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/icons/icon.js';
import { useMessageLive } from '../../features/messages/use-message-live.js';
import { useUnreadCount } from '../../features/notifications/use-unread-count.js';
import { baseApi } from '../../lib/api/base-api.js';
import { connectLive } from '../../lib/live/live.js';
import { useAppDispatch } from '../../lib/state/hooks.js';
import { Count } from './count.js';
import { bell } from './texts.js';
import styles from './layout.module.css';

export function Bell() {
  const unread = useUnreadCount();
  useMessageLive();
  const dispatch = useAppDispatch();
  useEffect(() => connectLive(() => void dispatch(baseApi.util.invalidateTags(['Session']))), [dispatch]);
  return (
    <Link className={styles.bell} to="/notifications" aria-label={bell.label(unread)}>
      <Icon name="bell" size={22} />
      <Count of={unread} />
    </Link>
  );
}
