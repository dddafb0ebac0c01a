import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { openFeedback } from './feedback.js';
import { LanguageSwitch } from '../../components/language/language-switch.js';
import { Mark } from './mark.js';
import { footer, links } from './texts.js';
import styles from './layout.module.css';

const columns = [
  {
    title: footer.columns.markets,
    links: [
      ['/events', links.browseEvents],
      ['/blog', links.blog],
      ['/attendee-features', links.forVisitors],
      ['/pricing', links.pricing],
    ],
  },
  {
    title: footer.columns.account,
    links: [
      ['/dashboard', links.dashboard],
      ['/messages', links.messages],
      ['/notifications', links.notifications],
      ['/profile', links.profile],
    ],
  },
  {
    title: footer.columns.stallbook,
    links: [
      ['/help', links.help],
      ['/about', links.about],
      ['/contact', links.contact],
      ['/privacy', links.privacy],
      ['/terms', links.terms],
    ],
  },
] as const;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.footerInner}>
        <div>
          <Mark />
          <p>{footer.lead}</p>
          <Button look="secondary" small style={{ marginTop: 14 }} onClick={openFeedback}>
            {footer.feedback}
          </Button>
          <LanguageSwitch />
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
