import { useState } from 'react';
import type { MyEventsQuery } from '../../features/events/api/events.generated.js';
import { useAccountStatusQuery } from '../../features/payments/api/payments.generated.js';
import { TaskList } from './task-list.js';
import { tasksOf } from './tasks.js';

/** Stripe answers when it can: the line about the account has its place meanwhile. */
export function OrganizerTasks({ events, unread }: { events: MyEventsQuery['events']['items']; unread: number }) {
  const { data, isLoading } = useAccountStatusQuery();
  const [isAccountLate] = useState(isLoading);
  return <TaskList tasks={tasksOf({ events, account: data?.account.status, isAccountLate, unread })} />;
}
