import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/ui/button.js';
import { Card, Page, Stack, StatRow, StatTile } from '../../components/ui/layout.js';
import { EmptyState } from '../../components/ui/notice.js';
import {
  useMyApplicationsQuery,
  type ApplicationFactsFragment,
  type ApplicationStatus,
} from '../../features/applications/api/applications.generated.js';
import { formatDateRange } from '../../lib/format/dates.js';
import { joinPlace } from '../../lib/format/text.js';
import { largestPage } from '../../lib/pages.js';
import styles from './dashboards.module.css';
import { Greeting } from './greeting.js';
import { NextMarket } from './next-market.js';
import { OpenMarkets } from './open-markets.js';
import { figureOf, Part } from './part.js';
import { PaymentsDue } from './payments-due.js';

function Count({ label, status }: { label: string; status: ApplicationStatus }) {
  const counted = useMyApplicationsQuery({ input: { status, page: 1, pageSize: 1 } });
  return (
    <StatTile
      label={label}
      value={figureOf(counted, ({ applications }) => applications.total)}
      to={`/vendor/applications?status=${status}`}
    />
  );
}

function Later({ applications }: { applications: readonly ApplicationFactsFragment[] }) {
  return (
    <Card title="After that">
      <ul className={styles.lines}>
        {applications.map(({ id, eventId, event }) => (
          <li key={id} className={styles.line}>
            <Link to={`/events/${eventId}`}>{event?.title ?? 'Event'}</Link>
            {event && (
              <span className={styles.quiet}>
                {formatDateRange(event.startDate, event.endDate)} · {joinPlace(event.city, event.state)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function VendorDashboard({ name, state }: { name: string; state: string }) {
  const ahead = useMyApplicationsQuery({ input: { upcoming: true, page: 1, pageSize: largestPage } });
  const applications = ahead.data?.applications.items ?? [];
  const [next, ...later] = applications.filter(({ status }) => status === 'accepted');
  return (
    <Page>
      <Greeting
        name={name}
        actions={
          <LinkButton icon="search" to="/events">
            Find a market
          </LinkButton>
        }
      />
      <Stack gap={24}>
        <StatRow>
          <Count label="With organizers" status="pending" />
          <Count label="Accepted" status="accepted" />
          <Count label="Rejected" status="rejected" />
          <Count label="Not sent yet" status="draft" />
        </StatRow>
        <PaymentsDue />
        {next ? (
          <NextMarket application={next} />
        ) : ahead.data ? (
          <EmptyState
            title="No market day ahead yet"
            scene="farmers_market"
            action={<LinkButton to="/events">Find a market</LinkButton>}
          >
            Once an organizer accepts you, the day, the place and the load-in time stand here.
          </EmptyState>
        ) : (
          <Part title="Your next market day" query={ahead} problem="Your next market day could not be loaded.">
            {() => null}
          </Part>
        )}
        {later.length > 0 && <Later applications={later.slice(0, 5)} />}
        <OpenMarkets state={state} applied={new Set(applications.map(({ eventId }) => eventId))} />
      </Stack>
    </Page>
  );
}
