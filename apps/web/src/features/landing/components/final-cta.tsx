import { MarketRow } from '../art/market-row.js';
import { LinkButton } from '../../../components/ui/button.js';
import { Row } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { useSession } from '../../../lib/session/use-session.js';
import { lastCall, trouble } from '../texts.js';
import { ConnectionIssue } from './connection-issue.js';
import styles from './final-cta.module.css';

function Call() {
  const { status, session, error, retry } = useSession();
  if (status === 'loading') return <Loading inline />;
  if (!session && error) return <ConnectionIssue error={error} onRetry={retry} onwards={trouble.proceed} />;
  const { title, text } = session ? lastCall.member : lastCall.visitor;
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      <Row>
        {session ? (
          <LinkButton to="/dashboard">{lastCall.dashboard}</LinkButton>
        ) : (
          <>
            <LinkButton to="/register">{lastCall.join}</LinkButton>
            <LinkButton look="secondary" to="/events">
              {lastCall.explore}
            </LinkButton>
          </>
        )}
      </Row>
    </>
  );
}

export function FinalCta() {
  return (
    <section className={styles.last} aria-label={lastCall.label}>
      <div className={styles.call}>
        <Call />
      </div>
      <MarketRow className={styles.row} />
    </section>
  );
}
