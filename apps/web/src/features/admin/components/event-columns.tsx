import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { statusColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Row } from '../../../components/ui/layout.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { placeName } from '../../../lib/format/place.js';
import type { AdminMarketEventsQuery } from '../api/admin.generated.js';
import { eventTable } from '../texts.js';
import { TakeDownButton } from './take-down-button.js';

type Listed = AdminMarketEventsQuery['events']['items'][number];

const { sources, claims } = eventTable;
const sourceOf = ({ seededByAdmin }: Listed) => sources[seededByAdmin ? 'seeded' : 'organizer'];
/** Only imported events can be claimed. */
const claimOf = ({ seededByAdmin, organizerClaimed }: Listed) =>
  seededByAdmin ? claims[organizerClaimed ? 'claimed' : 'open'] : null;

const placeOf = ({ city, state }: Listed) => placeName(city, state);

export const eventColumns: readonly Column<Listed>[] = [
  {
    header: eventTable.event,
    field: 'title',
    cell: ({ id, title }) => <Link to={`/events/${id}`}>{title}</Link>,
    value: ({ title }) => title,
  },
  {
    header: eventTable.day,
    field: 'event_date',
    cell: ({ eventDate, eventEndDate }) => formatDateRange(eventDate, eventEndDate),
    value: ({ eventDate }) => eventDate,
  },
  { header: eventTable.place, field: 'place', cell: placeOf, value: placeOf },
  {
    header: eventTable.source,
    field: 'seeded_by_admin',
    phone: 'more',
    cell: sourceOf,
    value: sourceOf,
    csv: ({ seededByAdmin }) => String(seededByAdmin),
  },
  {
    header: eventTable.claim,
    field: 'organizer_claimed',
    phone: 'more',
    cell: (event) => claimOf(event) ?? '—',
    value: claimOf,
    csv: ({ seededByAdmin, organizerClaimed }) => (seededByAdmin ? String(organizerClaimed) : null),
  },
  {
    header: eventTable.organizer,
    field: 'organizer',
    phone: 'more',
    cell: ({ organizerId, organizer }) =>
      organizerId && organizer ? <Link to={`/admin/users/${organizerId}`}>{organizer.businessName}</Link> : '—',
    value: ({ organizer }) => organizer?.businessName,
  },
  {
    ...statusColumn(
      eventTable.status,
      ({ status, takenDownReason }: Listed) => (takenDownReason === null ? status : 'taken_down'),
      'status',
    ),
    phone: 'aside',
  },
  { header: eventTable.actions, actions: true, cell: (event) => <EventActions event={event} /> },
];

function EventActions({ event }: { event: Listed }) {
  const { id, title, seededByAdmin, organizerClaimed } = event;
  return (
    <Row gap={4}>
      {seededByAdmin && !organizerClaimed && (
        <LinkButton
          look="secondary"
          small
          to={`/admin/claims?event=${id}`}
          aria-label={eventTable.of(eventTable.review, title)}
        >
          {eventTable.review}
        </LinkButton>
      )}
      {seededByAdmin && (
        <LinkButton
          look="secondary"
          small
          to={`/admin/transfer?event=${id}`}
          aria-label={eventTable.of(eventTable.transfer, title)}
        >
          {eventTable.transfer}
        </LinkButton>
      )}
      <TakeDownButton event={event} />
    </Row>
  );
}
