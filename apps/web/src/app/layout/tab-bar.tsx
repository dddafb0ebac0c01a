import { NavLink } from 'react-router-dom';
import { Icon, type IconName } from '../../components/icons/icon.js';
import { useViewer } from '../../lib/session/use-session.js';
import type { Session } from '../../lib/session/types.js';
import styles from './layout.module.css';

interface Tab {
  to: string;
  label: string;
  icon: IconName;
}

function tabsFor(session: Session | null): Tab[] {
  const home: Tab = { to: session ? '/dashboard' : '/', label: 'Home', icon: 'home' };
  const events: Tab = { to: '/events', label: 'Events', icon: 'stall' };
  if (!session) return [home, events, { to: '/login', label: 'Log In', icon: 'user' }];
  const own: Tab[] =
    session.role === 'organizer'
      ? [{ to: '/applications', label: 'Applications', icon: 'list' }]
      : session.role === 'vendor'
        ? [{ to: '/vendor/applications', label: 'My Applications', icon: 'list' }]
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
  return (
    <nav className={styles.tabs} aria-label="Tabs">
      <ul>
        {tabsFor(session).map((tab) => (
          <li key={tab.label}>
            <NavLink className={styles.tab} to={tab.to} end={tab.to === '/'}>
              <Icon name={tab.icon} size={22} />
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
