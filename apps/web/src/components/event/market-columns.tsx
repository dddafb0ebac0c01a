import { Link } from 'react-router-dom';
import type { Column } from '../ui/table/data-table.js';
import { announcedStart, marketDates, type Market } from './event-dates.js';

interface OfMarket {
  eventId: string;
  event: (Market & { title: string; isAvailable?: boolean }) | null;
}

interface ColumnTexts {
  event: string;
  dates: string;
  /** Names an event that no longer exists. */
  someEvent: string;
}

/** The event of each row, with a link to its page if it has one, and its dates. */
export const marketColumns = <Row extends OfMarket>(texts: ColumnTexts): Column<Row>[] => [
  {
    header: texts.event,
    field: 'event',
    cell: ({ eventId, event }) =>
      event && event.isAvailable !== false ? (
        <Link to={`/events/${eventId}`}>{event.title}</Link>
      ) : (
        (event?.title ?? texts.someEvent)
      ),
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
