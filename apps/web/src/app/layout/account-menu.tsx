import { useLocation, type Location } from 'react-router-dom';
import { Icon } from '../../components/icons/icon.js';
import { LinkButton } from '../../components/ui/button.js';
import { useSession } from '../../lib/session/use-session.js';
import { useSignOut } from '../../lib/session/use-sign-out.js';
import { Menu } from './menu.js';
import { ownPages } from './navigation.js';
import { NavLinkItem } from './nav-link-item.js';
import { SessionTrouble } from './session-trouble.js';
import { account } from './texts.js';
import styles from './layout.module.css';

export function AccountMenu() {
  const { status, session, error } = useSession();
  const signOut = useSignOut();
  const { pathname, state } = useLocation() as Location<{ from?: Location } | null>;
  if (status === 'signed-out' && !error) {
    const cameFrom = { from: state?.from };
    return (
      <>
        {pathname !== '/login' && (
          <LinkButton look="quiet" to="/login" state={cameFrom}>
            {account.logIn}
          </LinkButton>
        )}
        {pathname !== '/register' && (
          <LinkButton to="/register" state={cameFrom}>
            {account.signUp}
          </LinkButton>
        )}
      </>
    );
  }
  return (
    <Menu label={account.title} end trigger={<Icon name="user" />}>
      {(close) => (
        <>
          {session && (
            <div className={styles.who}>
              <strong>{session.profile?.businessName ?? session.profile?.contactName ?? account.nameless}</strong>
              <span>{session.user.email}</span>
            </div>
          )}
          {session && ownPages.map((item) => <NavLinkItem key={item.to} item={item} onFollow={close} />)}
          {session && (
            <button type="button" className={styles.item} onClick={() => void signOut()}>
              <Icon name="logout" size={18} />
              {account.signOut}
            </button>
          )}
          <SessionTrouble />
        </>
      )}
    </Menu>
  );
}
