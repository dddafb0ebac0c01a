import { Link } from 'react-router-dom';
import { EventBadges } from '../../components/event/event-badges.js';
import { LinkButton } from '../../components/ui/button.js';
import { DataTable } from '../../components/ui/data-table.js';
import { Card, Page, PageHeader, Row, Stack, StatRow, StatTile } from '../../components/ui/layout.js';
import { EmptyState } from '../../components/ui/notice.js';
import { InstantText, MoneyText } from '../../components/ui/text.js';
import { useReceivedApplicationsQuery } from '../../features/applications/api/applications.generated.js';
import { useMyEventsQuery } from '../../features/events/api/events.generated.js';
import { useOrganizerPaymentsQuery } from '../../features/payments/api/payments.generated.js';
import { formatDateRange } from '../../lib/format/dates.js';

export function OrganizerDashboard({ name }: { name: string }) {
  const waiting = useReceivedApplicationsQuery({ input: { status: 'pending', page: 1, pageSize: 5 } }).data
    ?.applications;
  const payments = useOrganizerPaymentsQuery({ input: { page: 1, pageSize: 1 } }).data?.payments;
  const events = useMyEventsQuery({ input: { page: 1, pageSize: 6, upcoming: true } }).data?.events;
  return (
    <Page>
      <PageHeader
        title={`Good to see you${name ? `, ${name}` : ''}`}
        documentTitle="Dashboard"
        actions={
          <LinkButton icon="plus" to="/create-event">
            Create Event
          </LinkButton>
        }
      />
      <Stack gap={24}>
        <StatRow>
          <StatTile label="New applications" value={waiting?.total ?? '–'} to="/applications?status=pending" />
          <StatTile label="Events ahead" value={events?.total ?? '–'} to="/my-events" />
          <StatTile
            label="Your payout"
            value={payments ? <MoneyText cents={payments.totals.payoutCents} /> : '–'}
            to="/payment-tracking"
          />
          <StatTile
            label="Outstanding"
            value={payments ? <MoneyText cents={payments.totals.outstandingCents} /> : '–'}
            to="/payment-tracking"
          />
        </StatRow>
        {waiting && waiting.total > 0 && (
          <Card
            title="What needs you today"
            actions={<Link to="/applications?status=pending">All new applications</Link>}
          >
            <Stack gap={12}>
              {waiting.items.map((application) => (
                <Row key={application.id}>
                  <Link to={`/applications?status=pending&application=${application.id}`}>
                    {application.vendor?.businessName ?? 'A vendor'}
                  </Link>
                  <span>applied to {application.event?.title ?? 'your event'}</span>
                  {application.appliedAt && (
                    <span style={{ color: 'var(--muted)' }}>
                      <InstantText iso={application.appliedAt} />
                    </span>
                  )}
                </Row>
              ))}
            </Stack>
          </Card>
        )}
        {events && events.total > 0 && (
          <Card title="Your markets">
            <DataTable
              caption="Your markets"
              rows={events.items}
              rowKey={(event) => event.id}
              columns={[
                { header: 'Event', cell: (event) => <Link to={`/events/${event.id}`}>{event.title}</Link> },
                { header: 'Dates', cell: (event) => formatDateRange(event.eventDate, event.eventEndDate) },
                { header: 'Status', cell: (event) => <EventBadges event={event} /> },
                { header: 'Booths', end: true, cell: (event) => event.maxVendors ?? '—' },
              ]}
            />
          </Card>
        )}
        {events?.total === 0 && (
          <EmptyState
            title="No market ahead yet"
            scene="craft_fair"
            action={<LinkButton to="/create-event">Create your first event</LinkButton>}
          >
            Create an event, or claim one that is already listed.
          </EmptyState>
        )}
      </Stack>
    </Page>
  );
}
