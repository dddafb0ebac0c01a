import { Link } from 'react-router-dom';
import { EventBadges } from '../../components/event/event-badges.js';
import { DataTable, type Column } from '../../components/ui/data-table.js';
import { Skeleton } from '../../components/ui/loading.js';
import { MoneyText } from '../../components/ui/text.js';
import type { MyEventsQuery } from '../../features/events/api/events.generated.js';
import { useOrganizerPaymentsQuery } from '../../features/payments/api/payments.generated.js';
import { formatDateRange } from '../../lib/format/dates.js';
import styles from './dashboards.module.css';
import { figureOf } from './dashboard-section.js';
import { ownMarkets as texts } from './texts.js';

type Market = MyEventsQuery['events']['items'][number];

function Fill({ market: { applicationCounts, maxVendors } }: { market: Market }) {
  if (!applicationCounts) return <>—</>;
  const { accepted } = applicationCounts;
  if (!maxVendors) return <>{texts.accepted(accepted)}</>;
  return (
    <span className={styles.fill}>
      {texts.acceptedOf(accepted, maxVendors)}
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (accepted / maxVendors) * 100)}%` }} />
      </span>
    </span>
  );
}

function MoneyIn({ eventId }: { eventId: string }) {
  const payments = useOrganizerPaymentsQuery({ input: { eventId, page: 1, pageSize: 1 } });
  const cents = figureOf(payments, (data) => <MoneyText cents={data.payments.totals.payoutCents} />);
  return <>{cents ?? <Skeleton height="1em" width="6ch" />}</>;
}

const columns: readonly Column<Market>[] = [
  { header: texts.event, cell: (market) => <Link to={`/events/${market.id}`}>{market.title}</Link> },
  { header: texts.dates, cell: ({ eventDate, eventEndDate }) => formatDateRange(eventDate, eventEndDate) },
  { header: texts.status, cell: (market) => <EventBadges event={market} notEnded /> },
  { header: texts.filled, cell: (market) => <Fill market={market} /> },
  { header: texts.moneyIn, end: true, cell: (market) => <MoneyIn eventId={market.id} /> },
];

export function OwnMarkets({ markets }: { markets: readonly Market[] }) {
  return (
    <DataTable caption={texts.title} rows={markets} rowKey={(market) => market.id} columns={columns} pageSize={6} />
  );
}
