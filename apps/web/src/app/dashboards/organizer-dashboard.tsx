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
import { largestPage } from '../../lib/pages.js';
import styles from './dashboards.module.css';
import { Greeting } from './greeting.js';
import { OwnMarkets } from './own-markets.js';
import { figureOf, Part } from './part.js';
import { TaskList } from './task-list.js';
import { tasksOf } from './tasks.js';

export function OrganizerDashboard({ name }: { name: string }) {
  const waiting = useReceivedApplicationsQuery({ input: { status: 'pending', page: 1, pageSize: 5 } });
  const payments = useOrganizerPaymentsQuery({ input: { page: 1, pageSize: 1 } });
  const events = useMyEventsQuery({
    input: { page: 1, pageSize: largestPage, upcoming: true, order: 'date_ascending' },
  });
  const account = useAccountStatusQuery().data?.account.status;
  const unread = useUnreadNotificationCountQuery().data?.unread.count ?? 0;
  const none = events.data?.events.total === 0;
  const newest = waiting.data?.applications.items ?? [];
  return (
    <Page>
      <Greeting
        name={name}
        actions={
          <LinkButton icon="plus" to="/create-event">
            Create Event
          </LinkButton>
        }
      />
      <Stack gap={24}>
        <StatRow>
          <StatTile
            label="New applications"
            value={figureOf(waiting, ({ applications }) => applications.total)}
            to="/applications?status=pending"
          />
          <StatTile label="Events ahead" value={figureOf(events, (data) => data.events.total)} to="/my-events" />
          <StatTile
            label="Money in"
            note="after the platform fee"
            value={figureOf(payments, (data) => (
              <MoneyText cents={data.payments.totals.payoutCents} />
            ))}
            to="/payment-tracking"
          />
          <StatTile
            label="Outstanding"
            note="accepted, not paid yet"
            value={figureOf(payments, (data) => (
              <MoneyText cents={data.payments.totals.outstandingCents} />
            ))}
            to="/payment-tracking"
          />
        </StatRow>
        {none ? (
          <EmptyState
            title="No market ahead yet"
            scene="craft_fair"
            action={<LinkButton to="/create-event">Create your first event</LinkButton>}
          >
            Create an event, or claim one that is already listed.
          </EmptyState>
        ) : (
          <>
            <Part title="What needs you today" query={events} problem="What waits for you could not be loaded.">
              {(data) => <TaskList tasks={tasksOf({ events: data.events.items, account, unread })} />}
            </Part>
            <Part
              title="Your markets"
              actions={<Link to="/my-events">All my events</Link>}
              query={events}
              problem="Your markets could not be loaded."
            >
              {(data) => (
                <Stack gap={16}>
                  <UncountedNotice events={data.events.items} onRetry={() => void events.refetch()} />
                  <OwnMarkets markets={data.events.items} />
                </Stack>
              )}
            </Part>
          </>
        )}
        {(newest.length > 0 || waiting.error) && (
          <Part
            title="New applications"
            actions={<Link to="/applications?status=pending">All new applications</Link>}
            query={waiting}
            problem="The new applications could not be loaded."
          >
            {({ applications }) => (
              <ul className={styles.lines}>
                {applications.items.map(({ id, vendor, event, appliedAt }) => (
                  <li key={id} className={styles.line}>
                    <span>
                      <Link to={`/applications?status=pending&application=${id}`}>
                        {vendor?.businessName ?? 'A vendor'}
                      </Link>{' '}
                      applied to {event?.title ?? 'your event'}
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
          </Part>
        )}
      </Stack>
    </Page>
  );
}
