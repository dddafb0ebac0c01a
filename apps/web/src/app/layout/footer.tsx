import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { openFeedback } from './feedback.js';
import { Mark } from './mark.js';
import styles from './layout.module.css';

const columns = [
  {
    title: 'Markets',
    links: [
      ['/events', 'Browse Events'],
      ['/blog', 'Blog'],
      ['/attendee-features', 'For visitors'],
      ['/pricing', 'Pricing'],
    ],
  },
  {
    title: 'Your stall',
    links: [
      ['/dashboard', 'Dashboard'],
      ['/messages', 'Messages'],
      ['/notifications', 'Notifications'],
      ['/profile', 'Profile'],
    ],
  },
  {
    title: 'Stallbook',
    links: [
      ['/help', 'Help'],
      ['/about', 'About'],
      ['/contact', 'Contact'],
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms'],
    ],
  },
] as const;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.footerInner}>
        <div>
          <Mark />
          <p>Where markets find their vendors, and vendors their next market day.</p>
          <Button look="secondary" small style={{ marginTop: 14 }} onClick={openFeedback}>
            Send feedback
          </Button>
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.links.map(([to, label]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
