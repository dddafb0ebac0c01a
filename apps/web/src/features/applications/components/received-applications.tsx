import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { BlockList, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { Pagination } from '../../../components/ui/pagination.js';
import { InstantText } from '../../../components/ui/text.js';
import { joinPlace, plural } from '../../../lib/format/text.js';
import { useReceivedApplicationsQuery, type ApplicationFactsFragment } from '../api/applications.generated.js';
import { ApplicationCard } from './application-card.js';
import { AcceptDialog, RejectDialog } from './decide-dialogs.js';
import { isStatusChoice, StatusFilter } from './status-filter.js';

const pageSize = 12;
type Deciding = { application: ApplicationFactsFragment; accept: boolean } | null;

/** `pickEvent` narrows to one of the organizer's events. */
export function ReceivedApplications({
  pickEvent,
}: {
  pickEvent: (value: string, onChange: (id: string) => void) => React.ReactNode;
}) {
  const [params, setParams] = useSearchParams();
  const [deciding, setDeciding] = useState<Deciding>(null);
  const asked = params.get('status') ?? '';
  const status = isStatusChoice(asked) ? asked : '';
  const eventId = params.get('event') ?? '';
  const page = Math.max(1, Number(params.get('page') ?? '1') || 1);
  const { data, error, isFetching, refetch } = useReceivedApplicationsQuery({
    input: { eventId: eventId || null, status: status || null, page, pageSize },
  });
  const change = (part: Record<string, string>) =>
    setParams(Object.entries({ status, event: eventId, ...part }).filter(([, value]) => value !== ''));
  const applications = data?.applications;
  return (
    <Page>
      <PageHeader
        title="Applications"
        lead={applications && plural(applications.total, 'application')}
        documentTitle="Applications"
      />
      <Stack gap={20}>
        <Stack gap={12}>
          {pickEvent(eventId, (id) => change({ event: id }))}
          <StatusFilter value={status} onChange={(value) => change({ status: value })} />
        </Stack>
        {error && !isFetching && (
          <ErrorState message="The applications could not be loaded." onRetry={() => void refetch()} />
        )}
        {!applications && isFetching && <Loading inline />}
        {applications?.total === 0 && (
          <EmptyState
            title="No applications here yet"
            scene="popup_market"
            action={<LinkButton to="/my-events">Go to my events</LinkButton>}
          >
            Vendors apply once your event is published. Share its code to bring them in.
          </EmptyState>
        )}
        <BlockList>
          {applications?.items.map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              open={params.get('application') === application.id}
              title={application.vendor?.businessName ?? 'Vendor'}
              subtitle={
                <>
                  {joinPlace(application.vendor?.contactName, application.vendor?.city, application.vendor?.state)} ·
                  for <Link to={`/events/${application.eventId}`}>{application.event?.title ?? 'an event'}</Link>
                  {application.appliedAt && (
                    <>
                      {' '}
                      · <InstantText iso={application.appliedAt} />
                    </>
                  )}
                </>
              }
              actions={
                application.status === 'pending' && (
                  <>
                    <Button small icon="check" onClick={() => setDeciding({ application, accept: true })}>
                      Accept
                    </Button>
                    <Button
                      small
                      look="dangerQuiet"
                      icon="close"
                      onClick={() => setDeciding({ application, accept: false })}
                    >
                      Reject
                    </Button>
                  </>
                )
              }
            />
          ))}
        </BlockList>
        {applications && (
          <Pagination
            label="Pages of applications"
            page={page}
            total={applications.total}
            pageSize={pageSize}
            onPage={(next) => change({ page: String(next) })}
          />
        )}
      </Stack>
      {deciding?.accept && <AcceptDialog application={deciding.application} onClose={() => setDeciding(null)} />}
      {deciding && !deciding.accept && (
        <RejectDialog application={deciding.application} onClose={() => setDeciding(null)} />
      )}
    </Page>
  );
}
