import { NavLink } from 'react-router-dom';
import { Icon, type IconName } from '../../components/icons/icon.js';
import { useUnreadThreads } from '../../features/unread-counts/use-unread-threads.js';
import { useIsIdle } from '../../lib/hooks/use-is-idle.js';
import { useViewer } from '../../lib/session/use-session.js';
import type { Session } from '../../lib/session/types.js';
import { Count } from './count.js';
import { account, frame, links, tabBar } from './texts.js';
import { useWaitingApplications } from '../../features/unread-counts/use-waiting-applications.js';
import styles from './layout.module.css';

interface Tab {
  to: string;
  label: string;
  icon: IconName;
  waiting?: number;
  unread?: number;
}

function tabsFor(session: Session | null, waiting: number, unread: number): Tab[] {
  const home: Tab = { to: session ? '/dashboard' : '/', label: tabBar.home, icon: 'home' };
  const events: Tab = { to: '/events', label: tabBar.events, icon: 'stall' };
  if (!session) return [home, events, { to: '/login', label: account.logIn, icon: 'user' }];
  const own: Tab[] =
    session.role === 'organizer'
      ? [{ to: '/applications', label: links.applications, icon: 'list', waiting }]
      : session.role === 'vendor'
        ? [{ to: '/vendor/applications', label: links.myApplications, icon: 'list', waiting }]
        : [];
  const messages: Tab = { to: '/messages', label: links.messages, icon: 'message', unread };
  return [home, events, ...own, messages, { to: '/profile', label: links.profile, icon: 'user' }];
}

function labelOf({ label, waiting = 0, unread = 0 }: Tab): string | undefined {
  if (waiting > 0) return tabBar.waiting(label, waiting);
  return unread > 0 ? tabBar.unread(label, unread) : undefined;
}

export function TabBar() {
  const session = useViewer();
  const skip = !useIsIdle();
  const waiting = useWaitingApplications({ skip });
  const unread = useUnreadThreads({ skip });
  return (
    <nav className={styles.tabs} aria-label={frame.tabs}>
      <ul>
        {tabsFor(session, waiting, unread).map((tab) => (
          <li key={tab.label}>
            <NavLink className={styles.tab} to={tab.to} end={tab.to === '/'} aria-label={labelOf(tab)}>
              <Icon name={tab.icon} size={22} />
              {tab.label}
              <Count of={tab.waiting ?? tab.unread ?? 0} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
