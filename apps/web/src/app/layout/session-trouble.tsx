import { Icon } from '../../components/icons/icon.js';
import { useSession } from '../../lib/session/use-session.js';
import { useSignOut } from '../../lib/session/use-sign-out.js';
import { account } from './texts.js';
import styles from './layout.module.css';

export function SessionTrouble() {
  const { status, error } = useSession();
  const signOut = useSignOut();
  if (!error && status !== 'loading') return null;
  return (
    <>
      {error && (
        <div className={styles.who} role="alert">
          {error.message}
        </div>
      )}
      <button type="button" className={styles.item} onClick={() => void signOut({ forced: true })}>
        <Icon name="refresh" size={18} />
        {account.forceSignOut}
      </button>
    </>
  );
}
