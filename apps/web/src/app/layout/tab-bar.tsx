import { NavLink } from 'react-router-dom';
import { Icon, type IconName } from '../../components/icons/icon.js';
import { useViewer } from '../../lib/session/use-session.js';
import type { Session } from '../../lib/session/types.js';
import { Count } from './count.js';
import { useWaitingApplications } from './use-waiting.js';
import styles from './layout.module.css';

interface Tab {
  to: string;
  label: string;
  icon: IconName;
  waiting?: number;
}

function tabsFor(session: Session | null, waiting: number): Tab[] {
  const home: Tab = { to: session ? '/dashboard' : '/', label: 'Home', icon: 'home' };
  const events: Tab = { to: '/events', label: 'Events', icon: 'stall' };
  if (!session) return [home, events, { to: '/login', label: 'Log In', icon: 'user' }];
  const own: Tab[] =
    session.role === 'organizer'
      ? [{ to: '/applications', label: 'Applications', icon: 'list', waiting }]
      : session.role === 'vendor'
        ? [{ to: '/vendor/applications', label: 'My Applications', icon: 'list', waiting }]
        : [];
  return [
    home,
    events,
    ...own,
    { to: '/messages', label: 'Messages', icon: 'message' },
    { to: '/profile', label: 'Profile', icon: 'user' },
  ];
}

export function TabBar() {
  const session = useViewer();
  const waiting = useWaitingApplications();
  return (
    <nav className={styles.tabs} aria-label="Tabs">
      <ul>
        {tabsFor(session, waiting).map(({ to, label, icon, waiting: count = 0 }) => (
          <li key={label}>
            <NavLink
              className={styles.tab}
              to={to}
              end={to === '/'}
              aria-label={count > 0 ? `${label}, ${count} waiting for you` : undefined}
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
