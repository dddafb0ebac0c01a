import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/ui/button.js';
import { Page, Stack } from '../../components/ui/layout.js';
import { EmptyState } from '../../components/ui/notice.js';
import { useReceivedApplicationsQuery } from '../../features/applications/api/applications.generated.js';
import { useMyEventsQuery } from '../../features/events/api/events.generated.js';
import { UncountedNotice } from '../../features/events/components/uncounted-notice.js';
import { useUnreadNotificationCountQuery } from '../../features/notifications/api/notifications.generated.js';
import { useAccountStatusQuery, useOrganizerPaymentsQuery } from '../../features/payments/api/payments.generated.js';
import { maxPageSize } from '../../lib/pages.js';
import { Arranged } from './arranged.js';
import { FirstSteps } from './first-steps/first-steps.js';
import { useOrganizerSteps } from './first-steps/use-organizer-steps.js';
import { Greeting } from './greeting.js';
import { NewestApplications } from './newest-applications.js';
import { OrganizerStats } from './organizer-stats.js';
import { OwnMarkets } from './own-markets.js';
import { DashboardSection } from './dashboard-section.js';
import { OrganizerTasks } from './organizer-tasks.js';
import { organizerDashboard as texts, ownMarkets, tasks } from './texts.js';

export function OrganizerDashboard({ name }: { name: string }) {
  const waiting = useReceivedApplicationsQuery({ input: { status: 'pending', page: 1, pageSize: 5 } });
  const payments = useOrganizerPaymentsQuery({ input: { page: 1, pageSize: 1 } });
  const events = useMyEventsQuery({
    input: { page: 1, pageSize: maxPageSize, upcoming: true, order: 'date_ascending' },
  });
  const ahead = useMyEventsQuery({ input: { page: 1, pageSize: 1, upcoming: true, status: 'published' } });
  // Asked for early, and waited for only where it shows.
  useAccountStatusQuery();
  const unread = useUnreadNotificationCountQuery();
  const first = useOrganizerSteps();
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
        <Arranged by={[events, unread, first]}>
          <FirstSteps steps={first.steps} />
          <OrganizerStats waiting={waiting} ahead={ahead} payments={payments} />
          {none ? (
            <EmptyState
              title={texts.noneAhead.title}
              scene="craft_fair"
              action={<LinkButton to="/create-event">{texts.noneAhead.action}</LinkButton>}
            >
              {texts.noneAhead.text}
            </EmptyState>
          ) : (
            <>
              <DashboardSection title={tasks.title} query={events} problem={tasks.notLoaded}>
                {(data) => <OrganizerTasks events={data.events.items} unread={unread.data?.unread.count ?? 0} />}
              </DashboardSection>
              <DashboardSection
                title={ownMarkets.title}
                actions={<Link to="/my-events">{ownMarkets.all}</Link>}
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
            </>
          )}
          <NewestApplications waiting={waiting} />
        </Arranged>
      </Stack>
    </Page>
  );
}
