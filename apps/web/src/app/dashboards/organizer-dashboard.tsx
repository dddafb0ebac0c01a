import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/ui/button.js';
import { Page, Stack } from '../../components/ui/layout.js';
import { EmptyState } from '../../components/ui/notice.js';
import {
  applicationsApi,
  useReceivedApplicationsQuery,
} from '../../features/applications/api/applications.generated.js';
import { claimsApi, useMyOpenClaimsQuery } from '../../features/claims/api/claims.generated.js';
import { OpenClaims } from '../../features/claims/components/open-claims.js';
import { eventsApi, useMyEventsQuery } from '../../features/events/api/events.generated.js';
import { FindListed } from '../../features/events/components/find-listed.js';
import { UncountedNotice } from '../../features/events/components/uncounted-notice.js';
import {
  notificationsApi,
  useUnreadNotificationCountQuery,
} from '../../features/notifications/api/notifications.generated.js';
import {
  paymentsApi,
  useAccountStatusQuery,
  useOrganizerPaymentsQuery,
  usePayoutsByEventIdsQuery,
} from '../../features/payments/api/payments.generated.js';
import { early } from '../../lib/first-data.js';
import { maxPageSize } from '../../lib/lists/pages.js';
import { Arranged, BelowTheFold } from './arranged.js';
import { FirstSteps } from './first-steps/first-steps.js';
import { useOrganizerSteps } from './first-steps/use-organizer-steps.js';
import { Greeting } from './greeting.js';
import { NewestApplications } from './newest-applications.js';
import { OrganizerStats } from './organizer-stats.js';
import { OwnMarkets } from './own-markets.js';
import { DashboardSection } from './dashboard-section.js';
import { OrganizerTasks } from './organizer-tasks.js';
import { organizerDashboard as texts, ownMarkets, tasks } from './texts.js';

const asked = {
  waiting: { input: { status: 'pending', page: 1, pageSize: 5 } },
  payments: { input: { page: 1, pageSize: 1 } },
  events: { input: { page: 1, pageSize: maxPageSize, upcoming: true, order: 'date_ascending' } },
  ahead: { input: { page: 1, pageSize: 1, upcoming: true, status: 'published' } },
} as const;

/** What decides how the dashboard begins. */
export const firstOfOrganizer = () => [
  eventsApi.endpoints.myEvents.initiate(asked.events, early),
  eventsApi.endpoints.myEvents.initiate(asked.ahead, early),
  applicationsApi.endpoints.receivedApplications.initiate(asked.waiting, early),
  paymentsApi.endpoints.organizerPayments.initiate(asked.payments, early),
  claimsApi.endpoints.myOpenClaims.initiate(undefined, early),
  notificationsApi.endpoints.unreadNotificationCount.initiate(undefined, early),
];

export function OrganizerDashboard({ name }: { name: string }) {
  const waiting = useReceivedApplicationsQuery(asked.waiting);
  const payments = useOrganizerPaymentsQuery(asked.payments);
  const events = useMyEventsQuery(asked.events);
  const ahead = useMyEventsQuery(asked.ahead);
  // Asked for early, and waited for only where it shows.
  useAccountStatusQuery();
  const claims = useMyOpenClaimsQuery();
  const unread = useUnreadNotificationCountQuery();
  const first = useOrganizerSteps();
  // The tasks grow by what is not paid.
  const ids = events.data?.events.items.map(({ id }) => id) ?? [];
  const payouts = usePayoutsByEventIdsQuery({ ids }, { skip: ids.length === 0 });
  const none = events.data?.events.total === 0;
  return (
    <Page>
      <Greeting
        name={name}
        actions={
          <LinkButton icon="plus" to="/create-event">
            {texts.create}
          </LinkButton>
        }
      />
      <Stack gap={24}>
        <Arranged
          parts={[
            { after: [first], shows: <FirstSteps steps={first.steps} /> },
            { after: [claims], shows: <OpenClaims /> },
            {
              after: [events, payouts, unread],
              shows: <OrganizerStats waiting={waiting} ahead={ahead} payments={payments} />,
            },
          ]}
        >
          {none ? (
            <EmptyState
              title={texts.noneAhead.title}
              scene="craft_fair"
              action={
                <>
                  <LinkButton to="/create-event">{texts.noneAhead.action}</LinkButton>
                  <FindListed />
                </>
              }
            >
              {texts.noneAhead.text}
            </EmptyState>
          ) : (
            <DashboardSection title={tasks.title} query={events} problem={tasks.notLoaded}>
              {(data) => <OrganizerTasks events={data.events.items} unread={unread.data?.unread.count ?? 0} />}
            </DashboardSection>
          )}
          <BelowTheFold>
            {!none && (
              <DashboardSection
                title={ownMarkets.title}
                actions={<Link to="/organizer/events">{ownMarkets.all}</Link>}
                query={events}
                problem={ownMarkets.notLoaded}
              >
                {(data) => (
                  <Stack gap={16}>
                    <UncountedNotice events={data.events.items} onRetry={() => void events.refetch()} />
                    <OwnMarkets markets={data.events.items} />
                  </Stack>
                )}
              </DashboardSection>
            )}
            <NewestApplications waiting={waiting} />
          </BelowTheFold>
        </Arranged>
      </Stack>
    </Page>
  );
}
