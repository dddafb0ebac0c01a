import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { joinPlace, plural } from '../../../lib/format/text.js';
import { everyPage, largestPage } from '../../../lib/pages.js';
import {
  useLazyMyApplicationsQuery,
  useMyApplicationsQuery,
  type ApplicationFactsFragment,
} from '../api/applications.generated.js';
import { ApplicationCard } from './application-card.js';
import { ownColumns } from './application-columns.js';
import { ApplicationList } from './application-list.js';
import { StatusFilter, statusLabel, type StatusChoice } from './status-filter.js';
import { pageSizeOf, ViewSwitch, type View } from './view-switch.js';

/** The vendor's applications; `payAction` is offered for those that are accepted and not paid. */
export function OwnApplications({ payAction }: { payAction: (application: ApplicationFactsFragment) => ReactNode }) {
  const [params] = useSearchParams();
  const [status, setStatus] = useState<StatusChoice>('');
  const [view, setView] = useState<View>('cards');
  const [page, setPage] = useState(1);
  const input = { status: status || null };
  const { data, error, isFetching, refetch } = useMyApplicationsQuery({
    input: { ...input, page, pageSize: pageSizeOf(view) },
  });
  const [load] = useLazyMyApplicationsQuery();
  const applications = data?.applications;
  const actions = (application: ApplicationFactsFragment) =>
    application.status === 'draft' ? (
      <LinkButton small to={`/events/${application.eventId}`}>
        Continue
      </LinkButton>
    ) : (
      application.status === 'accepted' && application.paymentStatus !== 'completed' && payAction(application)
    );
  return (
    <Page>
      <PageHeader
        title="My applications"
        lead={applications && plural(applications.total, 'application')}
        documentTitle="My applications"
      />
      <Stack gap={20}>
        <Row gap={20}>
          <StatusFilter
            value={status}
            onChange={(value) => {
              setStatus(value);
              setPage(1);
            }}
          />
          <ViewSwitch
            value={view}
            onChange={(value) => {
              setView(value);
              setPage(1);
            }}
          />
        </Row>
        <ApplicationList
          id="my-applications"
          caption="My applications"
          view={view}
          applications={applications}
          page={page}
          onPage={setPage}
          columns={ownColumns}
          actions={actions}
          filterText={`Status: ${statusLabel(status).toLowerCase()}`}
          everyRow={() =>
            everyPage((next) =>
              load({ input: { ...input, page: next, pageSize: largestPage } })
                .unwrap()
                .then((reply) => reply.applications),
            )
          }
          problem={
            error && !isFetching
              ? { message: 'Your applications could not be loaded.', onRetry: () => void refetch() }
              : undefined
          }
          empty={
            <EmptyState
              title={status ? `No ${statusLabel(status).toLowerCase()} applications` : 'No applications yet'}
              scene="craft_fair"
              action={<LinkButton to="/events">Find a market</LinkButton>}
            >
              Find a market you would like to sell at, and send your application.
            </EmptyState>
          }
          card={(application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              open={params.get('application') === application.id}
              title={<Link to={`/events/${application.eventId}`}>{application.event?.title ?? 'Event'}</Link>}
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
