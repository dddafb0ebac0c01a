import { isFree } from '../../components/event/event-labels.js';
import type { MyEventsQuery } from '../../features/events/api/events.generated.js';
import type { ConnectedAccountStatus } from '../../features/payments/api/payments.generated.js';
import { tasks as texts } from './texts.js';

export interface Task {
  text: string;
  action: string;
  to: string;
}

interface Known {
  events: MyEventsQuery['events']['items'];
  account: ConnectedAccountStatus | undefined;
  unread: number;
}

const accountTasks: Partial<Record<ConnectedAccountStatus, string>> = texts.account.text;

export function tasksOf({ events, account, unread }: Known): Task[] {
  const applications = events.flatMap(({ id, title, applicationCounts }) =>
    applicationCounts?.pending
      ? [
          {
            text: texts.applications.text(applicationCounts.pending, title),
            action: texts.applications.action,
            to: `/applications?event=${id}&status=pending`,
          },
        ]
      : [],
  );
  const uncounted = events.some(({ applicationCounts }) => !applicationCounts)
    ? [
        {
          text: texts.uncounted.text,
          action: texts.uncounted.action,
          to: '/applications?status=pending',
        },
      ]
    : [];
  const missing = account && events.some((event) => !isFree(event)) ? accountTasks[account] : undefined;
  const drafts = events
    .filter(({ status }) => status === 'draft')
    .map(({ id, title }) => ({
      text: texts.draft.text(title),
      action: texts.draft.action,
      to: `/events/${id}`,
    }));
  return [
    ...uncounted,
    ...applications,
    ...(missing ? [{ text: missing, action: texts.account.action, to: '/billing' }] : []),
    ...drafts,
    ...(unread > 0 ? [{ text: texts.unread.text(unread), action: texts.unread.action, to: '/notifications' }] : []),
  ];
}
