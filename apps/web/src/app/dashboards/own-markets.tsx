import { Link } from 'react-router-dom';
import { EventBadges } from '../../components/event/event-badges.js';
import { eventDates } from '../../components/event/event-dates.js';
import { DataTable, type Column } from '../../components/ui/table/data-table.js';
import { Skeleton } from '../../components/ui/loading.js';
import { MoneyText } from '../../components/ui/text.js';
import type { MyEventsQuery } from '../../features/events/api/events.generated.js';
import {
  usePayoutsByEventIdsQuery,
  type PayoutsByEventIdsQuery,
} from '../../features/payments/api/payments.generated.js';
import styles from './dashboards.module.css';
import { figureOf, type Asked } from './dashboard-section.js';
import { ownMarkets as texts } from './texts.js';

type Market = MyEventsQuery['events']['items'][number];

function Fill({ market: { applicationCounts, maxVendors, gettingReady } }: { market: Market }) {
  if (!applicationCounts) return <>—</>;
  const { accepted } = applicationCounts;
  // Until the organizer confirms it, an import assumed the number of booths.
  if (!maxVendors || gettingReady) return <>{texts.accepted(accepted)}</>;
  return (
    <span className={styles.fill}>
      {texts.acceptedOf(accepted, maxVendors)}
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (accepted / maxVendors) * 100)}%` }} />
      </span>
    </span>
  );
}

type Payouts = Asked<PayoutsByEventIdsQuery>;

function MoneyIn({ eventId, payouts }: { eventId: string; payouts: Payouts }) {
  const cents = figureOf(payouts, (data) => {
    const found = data.payouts.find((one) => one.eventId === eventId);
    return found && <MoneyText cents={found.payoutCents} />;
  });
  return <>{cents ?? <Skeleton height="1em" width="6ch" />}</>;
}

const columnsWith = (payouts: Payouts): readonly Column<Market>[] => [
  { header: texts.event, cell: (market) => <Link to={`/events/${market.id}`}>{market.title}</Link> },
  { header: texts.dates, cell: eventDates },
  { header: texts.status, cell: (market) => <EventBadges event={market} own /> },
  { header: texts.filled, cell: (market) => <Fill market={market} /> },
  { header: texts.moneyIn, end: true, cell: (market) => <MoneyIn eventId={market.id} payouts={payouts} /> },
];

export function OwnMarkets({ markets }: { markets: readonly Market[] }) {
  const payouts = usePayoutsByEventIdsQuery({ ids: markets.map(({ id }) => id) });
  return (
    <DataTable
      caption={texts.title}
      rows={markets}
      rowKey={(market) => market.id}
      columns={columnsWith(payouts)}
      pageSize={6}
    />
  );
}
