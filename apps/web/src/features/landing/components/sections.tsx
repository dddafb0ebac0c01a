import { Link } from 'react-router-dom';
import { Scene } from '../../../components/art/scene.js';
import { LinkButton } from '../../../components/ui/button.js';
import { Row } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { formatCents } from '../../../lib/format/money.js';
import { useSession } from '../../../lib/session/use-session.js';
import styles from './landing.module.css';

const vendorSteps = [
  ['Find your market', 'Search by place, date and kind; see the fees before you ask.'],
  ['Apply once, properly', 'Tell what you sell. The organizer sees the same page you do.'],
  ['Pay and set up', 'Accepted? Pay the booth, open the files, know your load-in time.'],
] as const;
const organizerSteps = [
  ['Publish or claim', 'Enter your market, or claim it where it is already listed.'],
  ['Choose your vendors', 'Applications arrive with everything you need to decide.'],
  ['Get paid', 'Booth fees go to your own account, to the cent and on the record.'],
] as const;

function Steps({ title, steps }: { title: string; steps: readonly (readonly [string, string])[] }) {
  return (
    <div>
      <h3 style={{ marginBottom: 18 }}>{title}</h3>
      <ol className={styles.steps}>
        {steps.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function HowItWorks() {
  return (
    <section className={styles.section}>
      <h2>How it works</h2>
      <div className={styles.two}>
        <Steps title="For vendors" steps={vendorSteps} />
        <Steps title="For organizers" steps={organizerSteps} />
      </div>
    </section>
  );
}

export function ClaimTeaser() {
  return (
    <section className={styles.section}>
      <div className={styles.claim}>
        <div className={styles.picture}>
          <Scene type="farmers_market" />
        </div>
        <div>
          <h2>Your market may already be listed</h2>
          <p style={{ margin: '12px 0 18px', color: 'var(--muted)' }}>
            Look through the claimable events, and send a claim with your contact details. Verification is usually done
            within 24 hours; then applications and booth fees come in.
          </p>
          <LinkButton look="secondary" to="/events">
            Find your event
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

export interface ComparedPlan {
  name: string;
  displayName: string;
  priceMonthlyCents: number;
  platformFeeRate: number;
  maxBookmarks: number;
}

const planWords: Record<string, string> = {
  organizer_pro: 'For organizers who want every booth filled.',
  vendor_pro: 'For vendors who apply often and want to be found.',
  basic: 'Listings and applications without limit, direct messages.',
};

/** Every number comes from the plan catalog. */
export function Plans({ plans }: { plans: readonly ComparedPlan[] }) {
  const compared = ['organizer_pro', 'vendor_pro', 'basic'].flatMap((name) =>
    plans.filter((plan) => plan.name === name),
  );
  if (compared.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>Start free, stay free if you like</h2>
      <div className={styles.plans}>
        {compared.map((plan) => (
          <div key={plan.name} className={styles.plan}>
            <h3>{plan.displayName}</h3>
            <div className={styles.price}>
              {plan.priceMonthlyCents === 0 ? 'Free' : formatCents(plan.priceMonthlyCents).replace('.00', '')}
              {plan.priceMonthlyCents > 0 && <small> per month</small>}
            </div>
            <p>{planWords[plan.name]}</p>
            <p style={{ marginTop: 8 }}>
              {plan.name === 'vendor_pro' ? 'No fee for vendors' : `${plan.platformFeeRate * 100}% platform fee`},{' '}
              {plan.maxBookmarks < 0 ? 'saved items without limit' : `up to ${plan.maxBookmarks} saved items`}.
            </p>
          </div>
        ))}
      </div>
      <Row gap={20}>
        <Link to="/pricing" style={{ padding: '16px 0' }}>
          Compare the plans
        </Link>
        <Link to="/register" style={{ padding: '16px 0' }}>
          Create an account
        </Link>
      </Row>
    </section>
  );
}

export function LastCall() {
  const { status, session, error, retry } = useSession();
  return (
    <section className={styles.last}>
      <div className={styles.lastInner}>
        {status === 'loading' && <Loading inline />}
        {error && !session && (
          <ErrorState message="Connection Issue" onRetry={retry} retryLabel="Try Again">
            <LinkButton look="secondary" small to="/events">
              Continue to Events
            </LinkButton>
          </ErrorState>
        )}
        {session && (
          <>
            <h2>Good to have you here</h2>
            <LinkButton to="/dashboard">Go to Your Dashboard</LinkButton>
          </>
        )}
        {status === 'signed-out' && !error && (
          <>
            <h2>See you at the market</h2>
            <Row>
              <LinkButton to="/register">Join Our Community</LinkButton>
              <LinkButton look="secondary" to="/events">
                Explore Events
              </LinkButton>
            </Row>
          </>
        )}
      </div>
    </section>
  );
}
