import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EventBadges } from '../../../components/event/event-badges.js';
import { eventBadge } from '../../../components/event/event-words.js';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { DataTable, moneyColumn, type Column } from '../../../components/ui/data-table.js';
import { Page, PageHeader, Row } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { joinPlace } from '../../../lib/format/text.js';
import { everyPage, largestPage } from '../../../lib/pages.js';
import { useLazyMyEventsQuery, useMyEventsQuery, type MyEventsQuery } from '../api/events.generated.js';
import { DeleteEvent } from '../components/delete-event.js';

type MyEvent = MyEventsQuery['events']['items'][number];

const columns: readonly Column<MyEvent>[] = [
  {
    header: 'Event',
    cell: (event) => <Link to={`/events/${event.id}`}>{event.title}</Link>,
    value: (event) => event.title,
  },
  { header: 'Status', cell: (event) => <EventBadges event={event} />, value: (event) => eventBadge(event.badge)[1] },
  {
    header: 'Dates',
    cell: (event) => formatDateRange(event.eventDate, event.eventEndDate),
    value: (event) => event.eventDate,
  },
  {
    header: 'Place',
    cell: (event) => joinPlace(event.city, event.state),
    value: (event) => joinPlace(event.city, event.state),
  },
  moneyColumn('Fees', (event) => event.boothFeeCents + event.applicationFeeCents),
];

export function Component() {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useMyEventsQuery({ input: { page, pageSize: largestPage } });
  const [load] = useLazyMyEventsQuery();
  const [deleting, setDeleting] = useState<MyEvent | null>(null);
  const events = data?.events;
  const create = (
    <LinkButton icon="plus" to="/create-event">
      Create Event
    </LinkButton>
  );
  const actions = (event: MyEvent) => (
    <Row gap={6}>
      <LinkButton look="secondary" small to={`/events/${event.id}/edit`} aria-label={`Edit ${event.title}`}>
        Edit
      </LinkButton>
      <LinkButton
        look="secondary"
        small
        to={`/applications?event=${event.id}`}
        aria-label={`Applications to ${event.title}`}
      >
        Applications
      </LinkButton>
      <Button look="dangerQuiet" small onClick={() => setDeleting(event)} aria-label={`Delete ${event.title}`}>
        Delete
      </Button>
    </Row>
  );
  return (
    <Page>
      <PageHeader title="My events" lead="Everything you run, drafts included." actions={create} />
      <DataTable
        id="my-events"
        caption="My events"
        rows={events?.items}
        rowKey={(event) => event.id}
        columns={[...columns, { header: 'Actions', cell: actions, actions: true }]}
        paging={events && { page, pageSize: largestPage, total: events.total, onPage: setPage }}
        everyRow={() =>
          everyPage((next) =>
            load({ input: { page: next, pageSize: largestPage } })
              .unwrap()
              .then((reply) => reply.events),
          )
        }
        problem={
          error && !isFetching
            ? { message: 'Your events could not be loaded.', onRetry: () => void refetch() }
            : undefined
        }
        empty={
          <EmptyState title="No events yet" scene="craft_fair" action={create}>
            Create your first event, or claim one that is already listed.
          </EmptyState>
        }
      />
      {deleting && (
        <DeleteEvent
          event={deleting}
          pending={0}
          open
          onClose={() => setDeleting(null)}
          onDeleted={() => setDeleting(null)}
        />
      )}
    </Page>
  );
}
