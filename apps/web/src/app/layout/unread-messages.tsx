import { useUnreadThreads } from '../../features/unread-counts/use-unread-threads.js';
import { messagesCount } from './texts.js';
import styles from './layout.module.css';

export function UnreadMessages() {
  const unread = useUnreadThreads();
  return unread > 0 ? <span className={styles.navCount}>{messagesCount.unread(unread)}</span> : null;
}
