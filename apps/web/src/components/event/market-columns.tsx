import { Link } from 'react-router-dom';
import type { Column } from '../ui/table/data-table.js';
import { announcedStart, marketDates, type Market } from './event-dates.js';

interface OfMarket {
  eventId: string;
  event: (Market & { title: string }) | null;
}

interface ColumnTexts {
  event: string;
  dates: string;
  /** Names an event that no longer exists. */
  someEvent: string;
}

/** The event of each row, and its dates. */
export const marketColumns = <Row extends OfMarket>(texts: ColumnTexts): Column<Row>[] => [
  {
    header: texts.event,
    field: 'event',
    cell: ({ eventId, event }) => <Link to={`/events/${eventId}`}>{event?.title ?? texts.someEvent}</Link>,
    value: ({ event }) => event?.title ?? texts.someEvent,
    csv: ({ event }) => event?.title,
  },
  {
    header: texts.dates,
    field: 'event_date',
    cell: ({ event }) => (event ? marketDates(event) : '—'),
    value: ({ event }) => event?.startDate,
    csv: ({ event }) => announcedStart(event),
  },
];
