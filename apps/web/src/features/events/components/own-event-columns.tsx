import { placeName } from '@stallbook/kernel/us-states';
import { Link } from 'react-router-dom';
import { EventBadges } from '../../../components/event/event-badges.js';
import { eventDates, isDateAnnounced } from '../../../components/event/event-dates.js';
import { boothsLeft } from '../../../components/event/free-booths.js';
import { eventBadge, ownBadge } from '../../../components/event/event-labels.js';
import { Badge, statusLabel } from '../../../components/ui/badge.js';
import { countColumn, moneyColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Row } from '../../../components/ui/layout.js';
import type { MyEventsQuery } from '../api/events.generated.js';
import { ownEventColumns as texts } from '../texts/own-events.js';
import styles from './own-events.module.css';

export type OwnEvent = MyEventsQuery['events']['items'][number];

const received = ({ applicationCounts }: OwnEvent) => applicationCounts?.total ?? null;
const accepted = ({ applicationCounts }: OwnEvent) => applicationCounts?.accepted ?? null;
const free = ({ applicationCounts, maxVendors }: OwnEvent) =>
  applicationCounts && boothsLeft(maxVendors, applicationCounts.accepted);

const stateOf = (event: OwnEvent): string => {
  if (event.isBeingDeleted) return 'being_deleted';
  if (event.takenDownReason) return 'taken_down';
  return event.status === 'draft' ? event.status : ownBadge(event);
};
const stateNames: Partial<Record<string, string>> = {
  being_deleted: texts.refunding,
  taken_down: statusLabel('taken_down'),
  draft: texts.draft,
};

const stateName = (state: string): string => stateNames[state] ?? eventBadge(state)[1];

function Status({ event }: { event: OwnEvent }) {
  return (
    <div className={styles.status}>
      {event.isBeingDeleted ? (
        <Badge tone="yellow">{texts.refunding}</Badge>
      ) : (
        <EventBadges event={event} isFull={free(event) === 0} own />
      )}
      {event.takenDownReason && <p className={styles.reason}>{event.takenDownReason}</p>}
    </div>
  );
}

function Applications({ event: { id, applicationCounts } }: { event: OwnEvent }) {
  if (!applicationCounts) return <>—</>;
  const { total, pending, accepted } = applicationCounts;
  if (total === 0) return <>{texts.noneYet}</>;
  return (
    <div className={styles.received}>
      <Row gap={6}>
        <Link to={`/applications?event=${id}&status=all`}>{texts.received(total)}</Link>
        {pending > 0 && <Badge tone="yellow">{texts.fresh(pending)}</Badge>}
      </Row>
      {accepted > 0 && <Link to={`/applications/roster?event=${id}`}>{texts.roster(accepted)}</Link>}
    </div>
  );
}

const title: Column<OwnEvent> = {
  header: texts.event,
  field: 'title',
  cell: (event) => <Link to={`/events/${event.id}`}>{event.title}</Link>,
  value: (event) => event.title,
};
const status: Column<OwnEvent> = {
  header: texts.status,
  field: 'status',
  cell: (event) => <Status event={event} />,
  value: (event) => stateName(stateOf(event)),
  csv: stateOf,
};
const dates: Column<OwnEvent> = {
  header: texts.dates,
  field: 'event_date',
  cell: (event) => <span className={styles.dates}>{eventDates(event)}</span>,
  value: (event) => event.eventDate,
  csv: (event) => (isDateAnnounced(event) ? event.eventDate : null),
};
const place: Column<OwnEvent> = {
  header: texts.place,
  field: 'place',
  phone: 'more',
  cell: (event) => placeName(event.city, event.state),
  value: (event) => placeName(event.city, event.state),
};
const applications: Column<OwnEvent> = {
  header: texts.applications,
  field: 'applications',
  cell: (event) => <Applications event={event} />,
  value: received,
};
/** None yet while the fee is what an import filled in. */
const fees: Column<OwnEvent> = {
  ...moneyColumn<OwnEvent>(
    texts.fees,
    (event) =>
      event.defaultedFields.includes('boothFeeCents') ? null : event.boothFeeCents + event.applicationFeeCents,
    'fees',
  ),
  phone: 'more',
};

const freeBooths = countColumn(texts.freeBooths, free, 'booths_left');

export const ownEventColumns: readonly Column<OwnEvent>[] = [title, status, dates, place, applications, fees];

export const activeEventColumns: readonly Column<OwnEvent>[] = [
  title,
  status,
  dates,
  applications,
  countColumn(texts.accepted, accepted, 'accepted'),
  { ...freeBooths, cell: (event) => (event.maxVendors === null ? texts.noLimit : freeBooths.cell(event)) },
];
