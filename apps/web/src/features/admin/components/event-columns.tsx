import { placeName } from '@stallbook/kernel/us-states';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton, LinkButton } from '../../../components/ui/button.js';
import { statusColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Row } from '../../../components/ui/layout.js';
import { DateRangeText } from '../../../components/ui/text.js';
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
    cell: ({ eventDate, eventEndDate }) => <DateRangeText start={eventDate} end={eventEndDate} />,
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
    cell: (event) => claimOf(event)?.replaceAll(' ', '\u00a0') ?? '—',
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
    ...statusColumn(eventTable.status, ({ status, takenDownReason }: Listed) =>
      takenDownReason === null ? status : 'taken_down',
    ),
    phone: 'aside',
  },
  { header: eventTable.actions, actions: true, phone: 'more', cell: (event) => <EventActions event={event} /> },
];

function EventActions({ event }: { event: Listed }) {
  const { id, title, seededByAdmin, organizerClaimed } = event;
  const [open, setOpen] = useState(false);
  const link = (action: string, to: string) => (
    <LinkButton look="secondary" small to={to} aria-label={eventTable.of(action, title)}>
      {action}
    </LinkButton>
  );
  return (
    <Row gap={4}>
      <IconButton
        icon="more"
        label={eventTable.of(eventTable.more, title)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <>
          {seededByAdmin && !organizerClaimed && link(eventTable.review, `/admin/claims?event=${id}`)}
          {seededByAdmin && link(eventTable.transfer, `/admin/transfer?event=${id}`)}
          <TakeDownButton event={event} />
        </>
      )}
    </Row>
  );
}
