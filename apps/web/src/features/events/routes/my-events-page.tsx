import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EventBadges } from '../../../components/event/event-badges.js';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Page, PageHeader, Row } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { Pagination } from '../../../components/ui/pagination.js';
import { MoneyText } from '../../../components/ui/text.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { joinPlace } from '../../../lib/format/text.js';
import { useMyEventsQuery } from '../api/events.generated.js';
import { DeleteEvent } from '../components/delete-event.js';

const pageSize = 20;

export function Component() {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useMyEventsQuery({ input: { page, pageSize } });
  const [deleting, setDeleting] = useState<{ id: string; title: string } | null>(null);
  const create = (
    <LinkButton icon="plus" to="/create-event">
      Create Event
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader title="My events" lead="Everything you run, drafts included." actions={create} />
      {error && !isFetching && <ErrorState message="Your events could not be loaded." onRetry={() => void refetch()} />}
      {!data && isFetching && <Loading inline />}
      {data && data.events.total === 0 && (
        <EmptyState title="No events yet" scene="craft_fair" action={create}>
          Create your first event, or claim one that is already listed.
        </EmptyState>
      )}
      {data && data.events.total > 0 && (
        <DataTable
          caption="My events"
          rows={data.events.items}
          rowKey={(event) => event.id}
          columns={[
            { header: 'Event', cell: (event) => <Link to={`/events/${event.id}`}>{event.title}</Link> },
            { header: 'Status', cell: (event) => <EventBadges event={event} /> },
            { header: 'Dates', cell: (event) => formatDateRange(event.eventDate, event.eventEndDate) },
            { header: 'Place', cell: (event) => joinPlace(event.city, event.state) },
            {
              header: 'Fees',
              end: true,
              cell: (event) => <MoneyText cents={event.boothFeeCents + event.applicationFeeCents} />,
            },
            {
              header: 'Actions',
              cell: (event) => (
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
                  <Button
                    look="dangerQuiet"
                    small
                    onClick={() => setDeleting(event)}
                    aria-label={`Delete ${event.title}`}
                  >
                    Delete
                  </Button>
                </Row>
              ),
            },
          ]}
        />
      )}
      {data && (
        <Pagination
          label="Pages of my events"
          page={page}
          total={data.events.total}
          pageSize={pageSize}
          onPage={setPage}
        />
      )}
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
