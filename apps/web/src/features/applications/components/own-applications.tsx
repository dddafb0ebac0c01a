import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { joinPlace } from '../../../lib/format/text.js';
import { everyPage, largestPage } from '../../../lib/pages.js';
import {
  useLazyMyApplicationsQuery,
  useMyApplicationsQuery,
  type ApplicationFactsFragment,
} from '../api/applications.generated.js';
import { ownApplications as texts } from '../texts/lists.js';
import { ApplicationCard } from './application-card.js';
import { ownColumns } from './application-columns.js';
import { ApplicationList } from './application-list.js';
import { isOwnStatusChoice, StatusFilter, statusLabel } from './status-filter.js';
import { pageSizeOf, viewOf, ViewSwitch } from './view-switch.js';

/** `payAction` shows on accepted, unpaid applications. */
export function OwnApplications({ payAction }: { payAction: (application: ApplicationFactsFragment) => ReactNode }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('status') ?? '';
  const status = isOwnStatusChoice(asked) ? asked : '';
  const view = viewOf(params.get('view'));
  const page = Math.max(1, Number(params.get('page') ?? '1') || 1);
  const input = { status: status || null };
  const { data, error, isFetching, refetch } = useMyApplicationsQuery({
    input: { ...input, page, pageSize: pageSizeOf(view) },
  });
  const [load] = useLazyMyApplicationsQuery();
  const change = (part: Record<string, string>) =>
    setParams(
      Object.entries({ status, view: view === 'table' ? view : '', ...part }).filter(([, value]) => value !== ''),
    );
  const applications = data?.applications;
  const actions = (application: ApplicationFactsFragment) =>
    application.status === 'draft' ? (
      <LinkButton small to={`/events/${application.eventId}`}>
        {texts.goOn}
      </LinkButton>
    ) : (
      application.status === 'accepted' && application.paymentStatus !== 'completed' && payAction(application)
    );
  return (
    <Page>
      <PageHeader title={texts.title} lead={applications && texts.counted(applications.total)} />
      <Stack gap={20}>
        <Row gap={20}>
          <StatusFilter value={status} own onChange={(value) => change({ status: value })} />
          <ViewSwitch value={view} onChange={(value) => change({ view: value === 'table' ? value : '' })} />
        </Row>
        <ApplicationList
          id="my-applications"
          caption={texts.title}
          pagesLabel={texts.pages}
          view={view}
          applications={applications}
          page={page}
          onPage={(next) => change({ page: String(next) })}
          columns={ownColumns}
          actions={actions}
          filterText={texts.filteredBy(statusLabel(status))}
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
              scene="craft_fair"
              action={<LinkButton to="/events">{texts.find}</LinkButton>}
            >
              {texts.noneText}
            </EmptyState>
          }
          card={(application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              open={params.get('application') === application.id}
              title={<Link to={`/events/${application.eventId}`}>{application.event?.title ?? texts.someEvent}</Link>}
              subtitle={
                application.event &&
                `${formatDateRange(application.event.startDate, application.event.endDate)} · ${joinPlace(application.event.city, application.event.state)}`
              }
              actions={actions(application)}
            />
          )}
        />
      </Stack>
    </Page>
  );
}
