import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Page, PageHeader, Row } from '../../../components/ui/layout.js';
import { guides, help, type PlatformFees } from '../texts/help.js';
import styles from './help-guide.module.css';
import text from './static-page.module.css';
import { useHashTarget } from '../use-hash-target.js';

/** `fees` is null until the plan catalog is loaded. */
export function HelpGuide({ fees }: { fees: PlatformFees | null }) {
  const sections = guides(fees);
  const target = useHashTarget() || sections[0]?.id;
  return (
    <Page width="narrow">
      <PageHeader title={help.title} lead={help.lead} />
      <nav className={styles.tabs} aria-label={help.guides}>
        {sections.map(({ id, title }) => (
          <Link key={id} to={`#${id}`} aria-current={id === target ? 'location' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      <div className={text.text}>
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {body}
          </section>
        ))}
        <h2>{help.closing}</h2>
        <p>{help.closingText}</p>
      </div>
      <div className={styles.actions}>
        <Row>
          <LinkButton to="/help-center">{help.center}</LinkButton>
          <LinkButton look="secondary" to="/contact">
            {help.contact}
          </LinkButton>
        </Row>
      </div>
    </Page>
  );
}
