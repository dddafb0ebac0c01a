import { placeName } from '@stallbook/kernel/us-states';
import { Link } from 'react-router-dom';
import { marketDayOf } from '../../components/event/market-day.js';
import { LinkButton } from '../../components/ui/button.js';
import { Card, Page, Stack, StatRow, StatTile } from '../../components/ui/layout.js';
import { EmptyState } from '../../components/ui/notice.js';
import {
  applicationsApi,
  useMyApplicationCountsQuery,
  useMyApplicationsQuery,
  type ApplicationFactsFragment,
} from '../../features/applications/api/applications.generated.js';
import { EventName } from '../../features/applications/components/event-name.js';
import { bookmarksApi } from '../../features/bookmarks/api/bookmarks.generated.js';
import { MessageLink } from '../../features/messages/components/message-link.js';
import { paymentsApi, useVendorPaymentsDueQuery } from '../../features/payments/api/payments.generated.js';
import { PaymentsDue } from '../../features/payments/components/payments-due.js';
import { receipt } from '../../features/payments/texts/payments.js';
import {
  profitPredictorApi,
  useSoldMarketsQuery,
} from '../../features/profit-predictor/api/profit-predictor.generated.js';
import { SoldMarkets } from '../../features/profit-predictor/components/sold-markets.js';
import { useBestRecommendations } from '../../features/recommendations/use-best-recommendations.js';
import { early } from '../../lib/first-data.js';
import { formatDateRange } from '../../lib/format/dates.js';
import { lazyPart } from '../../lib/load-chunk.js';
import { maxPageSize } from '../../lib/lists/pages.js';
import lines from '../../components/ui/lines.module.css';
import { Arranged, BelowTheFold } from './arranged.js';
import styles from './dashboards.module.css';
import { beforeFirstSteps, FirstSteps, useFirstSteps } from './first-steps/first-steps.js';
import { useVendorSteps } from './first-steps/use-vendor-steps.js';
import { Greeting } from './greeting.js';
import { NextMarket } from './next-market.js';
import { OpenMarkets } from './open-markets.js';
import { figureOf, DashboardSection } from './dashboard-section.js';
import { nextMarket, vendorDashboard as texts } from './texts.js';

const FitsYou = lazyPart(() => import('../../features/recommendations/components/fits-you.js'), 'FitsYou');

const withoutResult = { input: {} };
const someDue = { most: 6 };
const upcoming = { input: { upcoming: true, page: 1, pageSize: maxPageSize } };

/** What decides how the dashboard begins. */
export const firstOfVendor = () => [
  applicationsApi.endpoints.myApplicationCounts.initiate({}, early),
  applicationsApi.endpoints.myApplications.initiate(upcoming, early),
  paymentsApi.endpoints.vendorPaymentsDue.initiate(someDue, early),
  profitPredictorApi.endpoints.soldMarkets.initiate(withoutResult, early),
  beforeFirstSteps(bookmarksApi.endpoints.myBookmarks.initiate(undefined, early)),
];

const tiles = ['pending', 'accepted', 'rejected', 'draft'] as const;

const isAhead = ({ status, event }: ApplicationFactsFragment) =>
  status === 'accepted' && !(event && marketDayOf(event) === 'ended');

function Counts() {
  const counted = useMyApplicationCountsQuery({});
  const { isHidden: isEstablished } = useFirstSteps();
  const { data } = counted;
  if (!isEstablished && data && tiles.every((status) => data.applications.counts[status] === 0)) return null;
  return (
    <StatRow>
      {tiles.map((status) => (
        <StatTile
          key={status}
          label={texts[status]}
          value={figureOf(counted, ({ applications }) => applications.counts[status])}
          to={`/vendor/applications?status=${status}`}
        />
      ))}
    </StatRow>
  );
}

function Later({ applications }: { applications: readonly ApplicationFactsFragment[] }) {
  return (
    <Card title={texts.later}>
      <ul className={lines.lines}>
        {applications.map((application) => {
          const { id, event } = application;
          return (
            <li key={id} className={lines.line}>
              <EventName application={application} />
              {event && (
                <span className={styles.quiet}>
                  {formatDateRange(event.startDate, event.endDate)} · {placeName(event.city, event.state)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

export function VendorDashboard({ name, city, state }: { name: string; city: string; state: string }) {
  const ahead = useMyApplicationsQuery(upcoming);
  const due = useVendorPaymentsDueQuery(someDue);
  const sold = useSoldMarketsQuery(withoutResult);
  const first = useVendorSteps();
  const applications = ahead.data?.applications.items ?? [];
  const applied = applications.map(({ eventId }) => eventId);
  const recommended = useBestRecommendations().map(({ eventId }) => eventId);
  const [next, ...later] = applications.filter(isAhead);
  return (
    <Page>
      <Greeting
        name={name}
        actions={
          <LinkButton icon="search" to="/events?open=yes">
            {texts.find}
          </LinkButton>
        }
      />
      <Stack gap={24}>
        <Arranged
          parts={[
            { after: [ahead], shows: next && <NextMarket application={next} /> },
            {
              after: [due],
              shows: due.data && (
                <PaymentsDue
                  payments={due.data.payments.items}
                  messageAction={({ applicationId }) => (
                    <MessageLink small about="application" id={applicationId} to="organizer" />
                  )}
                  actions={<Link to="/vendor/payments">{receipt.back}</Link>}
                />
              ),
            },
            { after: [sold], shows: sold.data && <SoldMarkets markets={sold.data.markets} /> },
            { after: [first], shows: <FirstSteps steps={first.steps} /> },
          ]}
        >
          {next ? null : ahead.data ? (
            <EmptyState title={texts.noneAhead.title} scene="farmers_market">
              {texts.noneAhead.text}
            </EmptyState>
          ) : (
            <DashboardSection title={nextMarket.title} query={ahead} problem={nextMarket.notLoaded}>
              {() => null}
            </DashboardSection>
          )}
          {later.length > 0 && <Later applications={later.slice(0, 5)} />}
          <Counts />
          <BelowTheFold>
            <FitsYou offered />
            <OpenMarkets city={city} state={state} known={new Set([...applied, ...recommended])} />
          </BelowTheFold>
        </Arranged>
      </Stack>
    </Page>
  );
}
