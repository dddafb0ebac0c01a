import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/ui/button.js';
import { Page, Stack, StatRow, StatTile } from '../../components/ui/layout.js';
import { EmptyState } from '../../components/ui/notice.js';
import { InstantText, MoneyText } from '../../components/ui/text.js';
import { useReceivedApplicationsQuery } from '../../features/applications/api/applications.generated.js';
import { useMyEventsQuery } from '../../features/events/api/events.generated.js';
import { UncountedNotice } from '../../features/events/components/uncounted-notice.js';
import { useUnreadNotificationCountQuery } from '../../features/notifications/api/notifications.generated.js';
import { useAccountStatusQuery, useOrganizerPaymentsQuery } from '../../features/payments/api/payments.generated.js';
import { maxPageSize } from '../../lib/pages.js';
import lines from '../../components/ui/lines.module.css';
import { Arranged } from './arranged.js';
import styles from './dashboards.module.css';
import { FirstSteps } from './first-steps/first-steps.js';
import { useOrganizerSteps } from './first-steps/use-organizer-steps.js';
import { Greeting } from './greeting.js';
import { OwnMarkets } from './own-markets.js';
import { figureOf, DashboardSection } from './dashboard-section.js';
import { OrganizerTasks } from './organizer-tasks.js';
import { newest as newestTexts, organizerDashboard as texts, ownMarkets, tasks } from './texts.js';

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
  const newest = waiting.data?.applications.items ?? [];
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
          <StatRow>
            <StatTile
              label={texts.newApplications}
              value={figureOf(waiting, ({ applications }) => applications.total)}
              to="/applications?status=pending"
            />
            <StatTile
              label={texts.eventsAhead}
              value={figureOf(ahead, (data) => data.events.total)}
              to="/organizer/active-events"
            />
            <StatTile
              label={texts.moneyIn}
              note={texts.moneyInNote}
              value={figureOf(payments, (data) => (
                <MoneyText cents={data.payments.totals.payoutCents} />
              ))}
              to="/payment-tracking"
            />
            <StatTile
              label={texts.outstanding}
              note={texts.outstandingNote}
              value={figureOf(payments, (data) => (
                <MoneyText cents={data.payments.totals.outstandingCents} />
              ))}
              to="/payment-tracking"
            />
          </StatRow>
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
          {(newest.length > 0 || waiting.error) && (
            <DashboardSection
              title={newestTexts.title}
              actions={<Link to="/applications?status=pending">{newestTexts.all}</Link>}
              query={waiting}
              problem={newestTexts.notLoaded}
            >
              {({ applications }) => (
                <ul className={lines.lines}>
                  {applications.items.map(({ id, vendor, event, appliedAt }) => (
                    <li key={id} className={lines.line}>
                      <span>
                        <Link to={`/applications?application=${id}`}>
                          {vendor?.businessName ?? newestTexts.someVendor}
                        </Link>{' '}
                        {newestTexts.appliedTo(event?.title ?? newestTexts.someEvent)}
                      </span>
                      {appliedAt && (
                        <span className={styles.quiet}>
                          <InstantText iso={appliedAt} />
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </DashboardSection>
          )}
        </Arranged>
      </Stack>
    </Page>
  );
}
