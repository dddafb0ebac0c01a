import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useLayout } from '../../lib/hooks/use-media.js';
import { DesktopHeader } from './desktop-header.js';
import { Footer } from './footer.js';
import { MobileHeader } from './mobile-header.js';
import { TabBar } from './tab-bar.js';
import styles from './layout.module.css';

export function RootLayout() {
  const mobile = useLayout() !== 'desktop';
  const phone = useLayout() === 'mobile';
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {mobile ? <MobileHeader /> : <DesktopHeader />}
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {phone && <TabBar />}
      <ScrollRestoration />
    </div>
  );
}
