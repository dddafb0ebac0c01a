import { useLocation } from 'react-router-dom';
import { Awning } from '../../components/art/awning.js';
import { useViewer } from '../../lib/session/use-session.js';
import { PaletteButton } from '../palette/palette-button.js';
import { AccountMenu } from './account-menu.js';
import { BellPlace } from './bell-place.js';
import { Mark } from './mark.js';
import { Menu } from './menu.js';
import { menusFor } from './navigation.js';
import { NavLinkItem } from './nav-link-item.js';
import { frame } from './texts.js';
import { ThemeToggle } from './theme-toggle.js';
import styles from './layout.module.css';

export function DesktopHeader() {
  const session = useViewer();
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.inner}>
          <Mark />
          <nav aria-label={frame.main} style={{ display: 'flex' }}>
            {menusFor(session).map((menu) => (
              <Menu key={menu.label} label={menu.label}>
                {(close) => menu.items.map((item) => <NavLinkItem key={item.to} item={item} onFollow={close} />)}
              </Menu>
            ))}
          </nav>
          <div className={styles.spacer} />
          <PaletteButton />
          <ThemeToggle />
          {session && <BellPlace />}
          <AccountMenu />
        </div>
      </div>
      {pathname !== '/' && <Awning height={9} stripe={16} />}
    </header>
  );
}
