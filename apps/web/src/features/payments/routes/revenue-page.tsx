import { Link } from 'react-router-dom';
import { BarChart } from '../../../components/ui/chart/bar-chart.js';
import { LinkButton } from '../../../components/ui/button.js';
import { ChartFrame } from '../../../components/ui/chart/chart-frame.js';
import { DataTable, moneyColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Segments } from '../../../components/ui/list/filters.js';
import { Page, PageHeader, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { DateText, MoneyText } from '../../../components/ui/text.js';
import { formatMonth, ownTimeZone } from '../../../lib/format/dates.js';
import { formatCents } from '../../../lib/format/money.js';
import { oneOf } from '../../../lib/lists/filters.js';
import { useListAddress } from '../../../lib/lists/use-list-address.js';
import { useOrganizerRevenueQuery, type OrganizerRevenueQuery } from '../api/payments.generated.js';
import { Payouts } from '../components/payouts.js';
import { revenue as texts } from '../texts/revenue.js';

type Revenue = OrganizerRevenueQuery['revenue'];
type Sums = Revenue['totals'];
type Window = keyof typeof texts.windows;

const filters = { window: oneOf('365', '30d', '90d') };
const windows = (['30d', '90d', '365'] as const).map((value) => ({ value, label: texts.windows[value] }));

const sumColumns = <T extends Sums>(): Column<T>[] => [
  moneyColumn(texts.sums.gross, (row) => row.grossCents, 'gross'),
  moneyColumn(texts.sums.refunded, (row) => row.refundedCents, 'refunded'),
  moneyColumn(texts.sums.fee, (row) => row.feeCents, 'fee'),
  moneyColumn(texts.sums.payout, (row) => row.payoutCents, 'payout'),
  moneyColumn(texts.sums.outstanding, (row) => row.outstandingCents, 'outstanding'),
];

const monthColumns: readonly Column<Revenue['byMonth'][number]>[] = [
  { header: texts.month, field: 'month', cell: ({ month }) => formatMonth(month), value: ({ month }) => month },
  ...sumColumns<Revenue['byMonth'][number]>(),
];

const eventColumns: readonly Column<Revenue['byEvent'][number]>[] = [
  {
    header: texts.event,
    field: 'event',
    cell: ({ eventId, eventTitle, isEventDeleted }) =>
      isEventDeleted ? (
        (eventTitle ?? texts.someEvent)
      ) : (
        <Link to={`/payment-tracking?event=${eventId}`}>{eventTitle ?? texts.someEvent}</Link>
      ),
    value: ({ eventTitle }) => eventTitle,
  },
  {
    header: texts.date,
    field: 'event_date',
    cell: ({ eventDate }) => (eventDate ? <DateText date={eventDate} /> : '—'),
    value: ({ eventDate }) => eventDate,
  },
  ...sumColumns<Revenue['byEvent'][number]>(),
];

const latestFirst = { field: 'event_date', descending: true };

function Tiles({ totals }: { totals?: Sums }) {
  const entries = [
    [texts.sums.gross, totals?.grossCents],
    [texts.sums.refunded, totals?.refundedCents],
    [texts.sums.fee, totals?.feeCents],
    [texts.sums.payout, totals?.payoutCents],
    [texts.sums.outstanding, totals?.outstandingCents],
  ] as const;
  return (
    <StatRow>
      {entries.map(([label, cents]) => (
        <StatTile key={label} label={label} value={cents === undefined ? undefined : <MoneyText cents={cents} />} />
      ))}
    </StatRow>
  );
}

function Months({ revenue: { totals, byMonth }, window }: { revenue: Revenue; window: Window }) {
  const { grossCents, payoutCents } = totals;
  return (
    <ChartFrame
      title={texts.byMonth}
      summary={texts.byMonthSummary(formatCents(grossCents), formatCents(payoutCents), texts.windows[window])}
      table={
        <DataTable
          id="revenue-by-month"
          caption={texts.byMonth}
          rows={byMonth}
          rowKey={({ month }) => month}
          columns={monthColumns}
        />
      }
    >
      <BarChart
        series={[texts.sums.gross, texts.sums.payout]}
        groups={byMonth.map((row) => ({ label: formatMonth(row.month), values: [row.grossCents, row.payoutCents] }))}
        format={formatCents}
      />
    </ChartFrame>
  );
}

/** What the organizer earned, by event and month. */
export function Component() {
  const { chosen, choose } = useListAddress(filters);
  const { window } = chosen;
  const { data, currentData, error, isFetching, refetch } = useOrganizerRevenueQuery({
    window,
    timeZone: ownTimeZone(),
  });
  // The sums of another window stay only while those of this one are loading.
  const found = (error ? currentData : data)?.revenue;
  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack gap={24}>
        <Segments label={texts.window} value={window} options={windows} onChange={(to) => choose({ window: to })} />
        {error && !isFetching && <ErrorState message={texts.notLoaded} onRetry={() => void refetch()} />}
        {(found || !error) && <Tiles totals={found?.totals} />}
        {!found && !error && <SkeletonCards count={1} lines={16} />}
        {found && found.byEvent.length > 0 && <Months revenue={found} window={window} />}
        {found && (
          <DataTable
            id="revenue-by-event"
            caption={texts.byEvent}
            rows={found.byEvent}
            rowKey={({ eventId }) => eventId}
            columns={eventColumns}
            order={latestFirst}
            empty={
              <EmptyState
                title={texts.none.title}
                scene="farmers_market"
                action={<LinkButton to="/payment-tracking">{texts.none.action}</LinkButton>}
              >
                {window === '365' ? texts.none.textOfLongest : texts.none.text}
              </EmptyState>
            }
          />
        )}
        <Payouts />
      </Stack>
    </Page>
  );
}
