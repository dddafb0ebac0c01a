import { useState } from 'react';
import { TaskList } from '../../components/ui/list/task-list.js';
import { LoadingLines } from '../../components/ui/skeletons.js';
import type { MyEventsQuery } from '../../features/events/api/events.generated.js';
import { useAccountStatusQuery, usePayoutsByEventIdsQuery } from '../../features/payments/api/payments.generated.js';
import { tasksOf } from './tasks.js';
import { dashboard, tasks as texts } from './texts.js';

/** Stripe answers when it can: the line about the account has its place meanwhile. */
export function OrganizerTasks({ events, unread }: { events: MyEventsQuery['events']['items']; unread: number }) {
  const { data, isLoading } = useAccountStatusQuery();
  const payouts = usePayoutsByEventIdsQuery({ ids: events.map(({ id }) => id) });
  const [isAccountLate] = useState(isLoading);
  if (payouts.isLoading) return <LoadingLines label={dashboard.loading} lines={3} />;
  return (
    <TaskList
      none={texts.none}
      tasks={tasksOf({
        events,
        payouts: payouts.data?.payouts ?? [],
        account: data?.account.status,
        isAccountLate: isAccountLate && !data,
        unread,
      })}
    />
  );
}
