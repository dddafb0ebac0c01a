import { useState } from 'react';
import type { Task } from '../../components/ui/list/task-list.js';
import {
  useAdminContentTasksQuery,
  useAdminEventCountsQuery,
  useAdminNotificationTasksQuery,
  useAdminReconciliationQuery,
  useAdminSystemTasksQuery,
} from './api/admin.generated.js';
import { needsYou as texts } from './needs-you-texts.js';

type Kind = { [K in keyof typeof texts]: (typeof texts)[K] extends string ? never : K }[keyof typeof texts];

const fresh = { refetchOnMountOrArgChange: true };

const taskOf = (kind: Kind, count: number | undefined, to: string): Task[] =>
  count ? [{ text: texts[kind].text(count), action: texts[kind].action, to }] : [];

/** Open work of admins. One query per service, so that one outage does not hide the rest. */
export function useAdminTasks() {
  const events = useAdminEventCountsQuery(undefined, fresh);
  const content = useAdminContentTasksQuery(undefined, fresh);
  const notifications = useAdminNotificationTasksQuery(undefined, fresh);
  const money = useAdminReconciliationQuery(undefined, fresh);
  const system = useAdminSystemTasksQuery(undefined, fresh);
  const compared = money.data?.report.runs.find(({ finishedAt }) => finishedAt !== null);
  const { services, setAside, queues } = system.data?.system ?? {};
  const failedJobs = queues?.reduce((sum, { failed }) => sum + failed, 0);
  const asked = [events, content, notifications, money, system];
  const isInPart = queues === null || (system.data?.deadLetters.notReachable.length ?? 0) > 0;
  // What was known before the list opened may be old; what is refreshed later stays meanwhile.
  const [before] = useState(asked.map(({ fulfilledTimeStamp }) => fulfilledTimeStamp));
  const missing = asked.filter((one) => one.error || (one === system && isInPart));
  return {
    tasks: [
      ...taskOf('claims', events.data?.events.pendingClaims, '/admin/claims'),
      ...taskOf('reports', notifications.data?.tasks.openReports, '/admin/reports'),
      ...taskOf('messages', content.data?.tasks.openMessages, '/admin/support?list=messages'),
      ...taskOf('feedback', content.data?.tasks.openFeedback, '/admin/support?list=feedback'),
      ...taskOf('differences', compared?.differenceCount, '/admin/system'),
      ...taskOf('refunds', money.data?.report.refusedRefunds.length, '/admin/system'),
      ...taskOf('away', services?.filter(({ status }) => status === null).length, '/admin/system'),
      ...taskOf('letters', system.data?.deadLetters.items.length, '/admin/system'),
      ...taskOf('setAside', setAside?.length, '/admin/system'),
      ...taskOf('jobs', failedJobs, '/admin/system'),
      ...taskOf('emails', notifications.data?.tasks.failedEmails, '/admin/emails?problem=failed'),
      ...taskOf('imports', events.data?.events.stoppedImports, '/admin/import'),
    ],
    isChecking: asked.some(({ error, fulfilledTimeStamp }, index) => !error && fulfilledTimeStamp === before[index]),
    wasKnown: before.every((at) => at !== undefined),
    isRetrying: missing.some(({ isFetching }) => isFetching),
    retry: () => missing.forEach((one) => void one.refetch()),
    isPartial: missing.length > 0,
  };
}
