import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { InstantText } from '../../../components/ui/text.js';
import { joinPlace } from '../../../lib/format/text.js';
import { everyPage, largestPage } from '../../../lib/pages.js';
import {
  useLazyReceivedApplicationsQuery,
  useReceivedApplicationsQuery,
  type ApplicationFactsFragment,
} from '../api/applications.generated.js';
import { receivedApplications as texts } from '../texts/lists.js';
import { ApplicationCard } from './application-card.js';
import { receivedColumns } from './application-columns.js';
import { ApplicationList } from './application-list.js';
import { AcceptDialog, RejectDialog } from './decide-dialogs.js';
import { isStatusChoice, StatusFilter, statusLabel } from './status-filter.js';
import { pageSizeOf, viewOf, ViewSwitch } from './view-switch.js';

type Deciding = { application: ApplicationFactsFragment; accept: boolean } | null;

function Subtitle({ application }: { application: ApplicationFactsFragment }) {
  const { vendor, event, appliedAt } = application;
  return (
    <>
      {vendor && `${joinPlace(vendor.contactName, vendor.city, vendor.state)} · `}
      {texts.applyingFor} <Link to={`/events/${application.eventId}`}>{event?.title ?? texts.someEvent}</Link>
      {appliedAt && (
        <>
          {' '}
          · <InstantText iso={appliedAt} />
        </>
      )}
    </>
  );
}

/** `pickEvent` narrows to one of the organizer's events. */
export function ReceivedApplications({
  pickEvent,
}: {
  pickEvent: (value: string, onChange: (id: string) => void) => ReactNode;
}) {
  const [params, setParams] = useSearchParams();
  const [deciding, setDeciding] = useState<Deciding>(null);
  const asked = params.get('status') ?? '';
  const status = isStatusChoice(asked) ? asked : '';
  const eventId = params.get('event') ?? '';
  const view = viewOf(params.get('view'));
  const page = Math.max(1, Number(params.get('page') ?? '1') || 1);
  const input = { eventId: eventId || null, status: status || null };
  const { data, error, isFetching, refetch } = useReceivedApplicationsQuery({
    input: { ...input, page, pageSize: pageSizeOf(view) },
  });
  const [load] = useLazyReceivedApplicationsQuery();
  const change = (part: Record<string, string>) =>
    setParams(
      Object.entries({ status, event: eventId, view: view === 'table' ? view : '', ...part }).filter(
        ([, value]) => value !== '',
      ),
    );
  const applications = data?.applications;
  const eventTitle = eventId && applications?.items[0]?.event?.title;
  const actions = (application: ApplicationFactsFragment) =>
    application.status === 'pending' && (
      <Row gap={8}>
        <Button small icon="check" onClick={() => setDeciding({ application, accept: true })}>
          {texts.accept}
        </Button>
        <Button small look="dangerQuiet" icon="close" onClick={() => setDeciding({ application, accept: false })}>
          {texts.reject}
        </Button>
      </Row>
    );
  return (
    <Page>
      <PageHeader title={texts.title} lead={applications && texts.counted(applications.total)} />
      <Stack gap={20}>
        {pickEvent(eventId, (id) => change({ event: id }))}
        <Row gap={20}>
          <StatusFilter value={status} onChange={(value) => change({ status: value })} />
          <ViewSwitch value={view} onChange={(value) => change({ view: value === 'table' ? value : '' })} />
        </Row>
        <ApplicationList
          id="applications"
          caption={texts.title}
          pagesLabel={texts.pages}
          view={view}
          applications={applications}
          page={page}
          onPage={(next) => change({ page: String(next) })}
          columns={receivedColumns}
          actions={actions}
          filterText={texts.filteredBy(eventTitle || '', statusLabel(status))}
          everyRow={() =>
            everyPage((next) =>
              load({ input: { ...input, page: next, pageSize: largestPage } })
                .unwrap()
                .then((reply) => reply.applications),
            )
          }
          problem={error && !isFetching ? { message: texts.notLoaded, onRetry: () => void refetch() } : undefined}
          empty={
            <EmptyState
              title={status ? texts.noneLike(statusLabel(status)) : texts.none}
              scene="popup_market"
              action={<LinkButton to="/my-events">{texts.toEvents}</LinkButton>}
            >
              {texts.noneText}
            </EmptyState>
          }
          card={(application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              open={params.get('application') === application.id}
              title={application.vendor?.businessName ?? texts.someVendor}
              subtitle={<Subtitle application={application} />}
              actions={actions(application)}
            />
          )}
        />
      </Stack>
      {deciding?.accept && <AcceptDialog application={deciding.application} onClose={() => setDeciding(null)} />}
      {deciding && !deciding.accept && (
        <RejectDialog application={deciding.application} onClose={() => setDeciding(null)} />
      )}
    </Page>
  );
}
