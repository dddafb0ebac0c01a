import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { formatDate } from '../../../lib/format/dates.js';
import { staticPage } from '../texts/static-page.js';
import styles from './static-page.module.css';
import { useHashTarget } from '../../../lib/hooks/use-hash-target.js';

export interface TextSection {
  /** Also the fragment of its address: `/privacy#cookies`. */
  id: string;
  title: string;
  body: ReactNode;
}

export interface StaticText {
  title: string;
  lead: string;
  changed?: string;
  sections: readonly TextSection[];
}

export function StaticPage({ text, first }: { text: StaticText; first?: ReactNode }) {
  useHashTarget();
  return (
    <Page>
      <PageHeader title={text.title} lead={text.lead} />
      {text.changed && (
        <p className={styles.changed}>
          {staticPage.lastChanged} <time dateTime={text.changed}>{formatDate(text.changed)}</time>
        </p>
      )}
      {first && <div className={styles.first}>{first}</div>}
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={staticPage.contents}>
          <ul>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.text}>
          {text.sections.map(({ id, title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
