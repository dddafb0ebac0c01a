import { NavLink } from 'react-router-dom';
import { Icon, type IconName } from '../../components/icons/icon.js';
import { useViewer } from '../../lib/session/use-session.js';
import type { Session } from '../../lib/session/types.js';
import { Count } from './count.js';
import { frame, tabBar } from './texts.js';
import { useWaitingApplications } from './use-waiting.js';
import styles from './layout.module.css';

interface Tab {
  to: string;
  label: string;
  icon: IconName;
  waiting?: number;
}

function tabsFor(session: Session | null, waiting: number): Tab[] {
  const home: Tab = { to: session ? '/dashboard' : '/', label: tabBar.home, icon: 'home' };
  const events: Tab = { to: '/events', label: tabBar.events, icon: 'stall' };
  if (!session) return [home, events, { to: '/login', label: tabBar.logIn, icon: 'user' }];
  const own: Tab[] =
    session.role === 'organizer'
      ? [{ to: '/applications', label: tabBar.applications, icon: 'list', waiting }]
      : session.role === 'vendor'
        ? [{ to: '/vendor/applications', label: tabBar.ownApplications, icon: 'list', waiting }]
        : [];
  return [home, events, ...own, { to: '/profile', label: tabBar.profile, icon: 'user' }];
}

export function TabBar() {
  const session = useViewer();
  const waiting = useWaitingApplications();
  return (
    <nav className={styles.tabs} aria-label={frame.tabs}>
      <ul>
        {tabsFor(session, waiting).map(({ to, label, icon, waiting: count = 0 }) => (
          <li key={label}>
            <NavLink
              className={styles.tab}
              to={to}
              end={to === '/'}
              aria-label={count > 0 ? tabBar.waiting(label, count) : undefined}
            >
              <Icon name={icon} size={22} />
              {label}
              <Count of={count} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
