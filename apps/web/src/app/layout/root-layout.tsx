import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useLayout } from '../../lib/hooks/use-media.js';
import { onceIdle } from '../../lib/when-idle.js';
import { lazyPart } from '../../lib/load-chunk.js';
import { useAccountLanguage } from '../../lib/language/use-account-language.js';
import { useSessionQuery } from '../../lib/session/session-api.js';
import { useOtherTabs } from '../../lib/session/use-other-tabs.js';
import { useViewer } from '../../lib/session/use-session.js';
import { Palette } from '../palette/palette.js';
import { DesktopHeader } from './desktop-header.js';
import { Feedback } from './feedback.js';
import { Footer } from './footer.js';
import { MobileHeader } from './mobile-header.js';
import { StepUp } from './step-up.js';
import { TabBar } from './tab-bar.js';
import { frame } from './texts.js';
import { keepFocus } from '../../components/ui/keep-focus.js';
import styles from './layout.module.css';

const SessionTimeout = lazyPart(
  onceIdle(() => import('../../features/session-timeout/session-timeout.js')),
  'SessionTimeout',
);

const Offline = lazyPart(
  onceIdle(() => import('../../features/offline/offline.js')),
  'Offline',
);

export function RootLayout() {
  useSessionQuery();
  const layout = useLayout();
  const viewer = useViewer();
  useOtherTabs();
  useAccountLanguage();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {frame.skip}
      </a>
      {layout === 'desktop' ? <DesktopHeader /> : <MobileHeader />}
      <main id="content" ref={keepFocus} className={styles.main} tabIndex={-1}>
        {viewer && (
          <Suspense>
            <Offline key={viewer.user.id} session={viewer} />
          </Suspense>
        )}
        <Outlet />
      </main>
      <Footer />
      {layout === 'mobile' && <TabBar />}
      <Feedback />
      <Palette />
      <StepUp />
      {viewer && (
        <Suspense>
          <SessionTimeout key={viewer.user.id} session={viewer} />
        </Suspense>
      )}
      <ScrollRestoration />
    </div>
  );
}
