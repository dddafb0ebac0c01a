import { useLocation, type Location } from 'react-router-dom';
import { Icon } from '../../components/icons/icon.js';
import { LinkButton } from '../../components/ui/button.js';
import { DrawerFrame } from '../../components/ui/dialog/drawer-frame.js';
import { Row, Stack } from '../../components/ui/layout.js';
import { useViewer } from '../../lib/session/use-session.js';
import { useSignOut } from '../../lib/session/use-sign-out.js';
import { LanguageSwitch } from '../../components/language/language-switch.js';
import { menusFor, ownPages } from './navigation.js';
import { NavLinkItem } from './nav-link-item.js';
import { SessionTrouble } from './session-trouble.js';
import { account, frame } from './texts.js';
import { ThemeToggle } from './theme-toggle.js';
import styles from './layout.module.css';

export function MobileMenu({ onClose }: { onClose: () => void }) {
  const session = useViewer();
  const signOut = useSignOut();
  const { pathname, state } = useLocation() as Location<{ from?: Location } | null>;
  const cameFrom = { from: state?.from };
  const leave = () => {
    onClose();
    void signOut();
  };
  return (
    <DrawerFrame title={frame.menu} onClose={onClose}>
      <Stack gap={20}>
        {session ? (
          <div className={styles.who}>
            <strong>{session.profile?.businessName ?? session.profile?.contactName ?? account.nameless}</strong>
            <span>{session.user.email}</span>
          </div>
        ) : (
          <Row>
            {pathname !== '/register' && (
              <LinkButton to="/register" state={cameFrom} onClick={onClose}>
                {account.signUp}
              </LinkButton>
            )}
            {pathname !== '/login' && (
              <LinkButton look="secondary" to="/login" state={cameFrom} onClick={onClose}>
                {account.logIn}
              </LinkButton>
            )}
          </Row>
        )}
        <SessionTrouble />
        {[...(session ? [{ label: account.title, items: ownPages }] : []), ...menusFor(session)].map((menu) => (
          <nav key={menu.label} aria-label={menu.label}>
            <h2 style={{ fontSize: 'var(--text-17)', padding: '0 12px 4px' }}>{menu.label}</h2>
            {menu.items.map((item) => (
              <NavLinkItem key={item.to} item={item} onFollow={onClose} />
            ))}
          </nav>
        ))}
        <Row>
          <ThemeToggle />
          {session && (
            <button type="button" className={styles.item} style={{ width: 'auto' }} onClick={leave}>
              <Icon name="logout" size={18} />
              {account.signOut}
            </button>
          )}
        </Row>
        <LanguageSwitch />
      </Stack>
    </DrawerFrame>
  );
}
