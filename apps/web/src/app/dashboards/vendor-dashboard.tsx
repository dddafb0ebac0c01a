import { Link } from 'react-router-dom';
import { StatusBadge } from '../../components/ui/badge.js';
import { LinkButton } from '../../components/ui/button.js';
import { Card, Facts, Page, PageHeader, Row, Stack, StatRow, StatTile } from '../../components/ui/layout.js';
import { EmptyState } from '../../components/ui/notice.js';
import {
  useMyApplicationsQuery,
  type ApplicationStatus,
} from '../../features/applications/api/applications.generated.js';
import { useEventQuery } from '../../features/events/api/events.generated.js';
import { PayButton } from '../../features/payments/components/pay-button.js';
import { formatDate, formatDateRange, formatTime } from '../../lib/format/dates.js';
import { joinPlace } from '../../lib/format/text.js';

const useCount = (status: ApplicationStatus) =>
  useMyApplicationsQuery({ input: { status, page: 1, pageSize: 1 } }).data?.applications.total;
const shown = (count: number | undefined) => count ?? '–';

/** Where the vendor stands next, and when the van has to be there. */
function NextMarket({
  eventId,
  title,
  boothLocation,
}: {
  eventId: string;
  title: string;
  boothLocation: string | null;
}) {
  const { data } = useEventQuery({ id: eventId });
  const event = data?.event;
  return (
    <Card title="Your next market day">
      <Stack gap={14}>
        <h3>
          <Link to={`/events/${eventId}`}>{title}</Link>
        </h3>
        {event && (
          <Facts
            entries={[
              [
                'When',
                `${formatDateRange(event.eventDate, event.eventEndDate)}${event.startTime ? `, ${formatTime(event.startTime)}` : ''}`,
              ],
              ['Where', joinPlace(event.location, event.address, event.city, event.state)],
              [
                'Load-in',
                [event.loadInDate && formatDate(event.loadInDate), event.loadInTime && formatTime(event.loadInTime)]
                  .filter(Boolean)
                  .join(', '),
              ],
              ['Your booth', boothLocation],
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}

export function VendorDashboard({ name }: { name: string }) {
  const upcoming = useMyApplicationsQuery({ input: { status: 'accepted', upcoming: true, page: 1, pageSize: 6 } });
  const counts = { pending: useCount('pending'), accepted: useCount('accepted'), rejected: useCount('rejected') };
  const accepted = upcoming.data?.applications.items ?? [];
  const next = accepted[0];
  const unpaid = accepted.filter((one) => one.paymentStatus !== 'completed');
  return (
    <Page>
      <PageHeader
        title={`Good to see you${name ? `, ${name}` : ''}`}
        documentTitle="Dashboard"
        actions={
          <LinkButton icon="search" to="/events">
            Find a market
          </LinkButton>
        }
      />
      <Stack gap={24}>
        <StatRow>
          <StatTile label="With organizers" value={shown(counts.pending)} to="/vendor/applications" />
          <StatTile label="Accepted" value={shown(counts.accepted)} to="/vendor/applications" />
          <StatTile label="Rejected" value={shown(counts.rejected)} to="/vendor/applications" />
        </StatRow>
        {unpaid.length > 0 && (
          <Card title="Waiting for your payment">
            <Stack gap={14}>
              {unpaid.map((application) => (
                <Row key={application.id}>
                  <Link to={`/events/${application.eventId}`}>{application.event?.title ?? 'Event'}</Link>
                  <StatusBadge status={application.paymentStatus} label="Not paid" />
                  <PayButton
                    applicationId={application.id}
                    amountCents={application.boothFeeCents + application.applicationFeeCents}
                  />
                </Row>
              ))}
            </Stack>
          </Card>
        )}
        {next ? (
          <NextMarket eventId={next.eventId} title={next.event?.title ?? 'Event'} boothLocation={next.boothLocation} />
        ) : (
          upcoming.data && (
            <EmptyState
              title="No market day ahead yet"
              scene="farmers_market"
              action={<LinkButton to="/events">Find a market</LinkButton>}
            >
              Once an organizer accepts you, the day, the place and the load-in time stand here.
            </EmptyState>
          )
        )}
      </Stack>
    </Page>
  );
}
