import { Link } from 'react-router-dom';
import { eventDates, isDateAnnounced } from '../../../components/event/event-dates.js';
import { LinkButton } from '../../../components/ui/button.js';
import { DataTable, moneyColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { MoneyText } from '../../../components/ui/text.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { useProEventsQuery, useProRevenueQuery } from '../api/organizer-pro.generated.js';
import { ProPage } from '../components/pro-page.js';
import { forecastOf, type Forecast } from '../forecast.js';
import { forecast as texts, toolTexts } from '../texts/tools.js';

const totalOf = ({ receivedCents, outstandingCents, openCents }: Forecast) =>
  receivedCents + outstandingCents + openCents;

const columns: readonly Column<Forecast>[] = [
  {
    header: texts.event,
    field: 'event',
    cell: ({ event }) => <Link to={`/events/${event.id}`}>{event.title}</Link>,
    value: ({ event }) => event.title,
  },
  {
    header: texts.dates,
    field: 'event_date',
    cell: ({ event }) => eventDates(event),
    value: ({ event }) => (isDateAnnounced(event) ? event.eventDate : null),
  },
  moneyColumn(texts.fees, ({ event }) => event.boothFeeCents + event.applicationFeeCents, 'fees_per_booth'),
  {
    header: texts.left,
    field: 'booths_left',
    end: true,
    cell: ({ boothsLeft }) => (boothsLeft === null ? texts.unlimited : formatCount(boothsLeft)),
    value: ({ boothsLeft }) => boothsLeft,
  },
  moneyColumn(texts.received, ({ receivedCents }) => receivedCents, 'received'),
  moneyColumn(texts.outstanding, ({ outstandingCents }) => outstandingCents, 'outstanding'),
  moneyColumn(texts.open, ({ openCents }) => openCents, 'open'),
  moneyColumn(texts.total, totalOf, 'total'),
];

function Forecasts() {
  const events = useProEventsQuery();
  const found = events.data?.events;
  const eventIds = found?.items.map(({ id }) => id) ?? [];
  const revenue = useProRevenueQuery({ eventIds }, { skip: !found });
  const problem = loadProblem(events, texts.notLoaded) ?? loadProblem(revenue, texts.notLoaded);
  const rows = found && revenue.data ? forecastOf(found.items, revenue.data.revenue) : undefined;
  if (!rows && problem) return <ErrorState {...problem} />;
  const sum = (cents: (row: Forecast) => number) =>
    rows && <MoneyText cents={rows.reduce((total, row) => total + cents(row), 0)} />;
  return (
    <Stack gap={24}>
      <StatRow>
        <StatTile label={texts.received} value={sum((row) => row.receivedCents)} />
        <StatTile label={texts.outstanding} value={sum((row) => row.outstandingCents)} />
        <StatTile label={texts.open} value={sum((row) => row.openCents)} />
        <StatTile label={texts.total} value={sum(totalOf)} />
      </StatRow>
      <p>{texts.how}</p>
      {found && found.total > found.items.length && <p>{texts.onlyFirst(found.items.length, found.total)}</p>}
      <DataTable
        id="revenue-forecast"
        caption={texts.caption}
        rows={rows}
        rowKey={({ event }) => event.id}
        columns={columns}
        empty={
          <EmptyState
            title={texts.none.title}
            scene="farmers_market"
            action={<LinkButton to="/create-event">{texts.none.action}</LinkButton>}
          >
            {texts.none.text}
          </EmptyState>
        }
      />
    </Stack>
  );
}

export function Component() {
  return (
    <ProPage
      {...toolTexts['revenue-optimization']}
      actions={
        <LinkButton small look="secondary" to="/payment-tracking">
          {texts.remind}
        </LinkButton>
      }
    >
      {() => <Forecasts />}
    </ProPage>
  );
}
