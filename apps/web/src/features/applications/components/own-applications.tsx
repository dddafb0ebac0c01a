import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { BlockList, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { Pagination } from '../../../components/ui/pagination.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { joinPlace, plural } from '../../../lib/format/text.js';
import { useMyApplicationsQuery, type ApplicationFactsFragment } from '../api/applications.generated.js';
import { ApplicationCard } from './application-card.js';
import { StatusFilter, type StatusChoice } from './status-filter.js';

const pageSize = 12;

/** The vendor's applications; `payAction` is offered for those that are accepted and not paid. */
export function OwnApplications({ payAction }: { payAction: (application: ApplicationFactsFragment) => ReactNode }) {
  const [params] = useSearchParams();
  const [status, setStatus] = useState<StatusChoice>('');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useMyApplicationsQuery({
    input: { status: status || null, page, pageSize },
  });
  const applications = data?.applications;
  return (
    <Page>
      <PageHeader
        title="My applications"
        lead={applications && plural(applications.total, 'application')}
        documentTitle="My applications"
      />
      <Stack gap={20}>
        <StatusFilter
          value={status}
          onChange={(value) => {
            setStatus(value);
            setPage(1);
          }}
        />
        {error && !isFetching && (
          <ErrorState message="Your applications could not be loaded." onRetry={() => void refetch()} />
        )}
        {!applications && isFetching && <Loading inline />}
        {applications?.total === 0 && (
          <EmptyState
            title="No applications yet"
            scene="craft_fair"
            action={<LinkButton to="/events">Find a market</LinkButton>}
          >
            Find a market you would like to sell at, and send your first application.
          </EmptyState>
        )}
        <BlockList>
          {applications?.items.map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              open={params.get('application') === application.id}
              title={<Link to={`/events/${application.eventId}`}>{application.event?.title ?? 'Event'}</Link>}
              subtitle={
                application.event &&
                `${formatDateRange(application.event.startDate, application.event.endDate)} · ${joinPlace(application.event.city, application.event.state)}`
              }
              actions={
                application.status === 'draft' ? (
                  <LinkButton small to={`/events/${application.eventId}`}>
                    Continue
                  </LinkButton>
                ) : (
                  application.status === 'accepted' &&
                  application.paymentStatus !== 'completed' &&
                  payAction(application)
                )
              }
            />
          ))}
        </BlockList>
        {applications && (
          <Pagination
            label="Pages of my applications"
            page={page}
            total={applications.total}
            pageSize={pageSize}
            onPage={setPage}
          />
        )}
      </Stack>
    </Page>
  );
}
