import { isFree } from '../../components/event/event-labels.js';
import type { MyEventsQuery } from '../../features/events/api/events.generated.js';
import type { ConnectedAccountStatus } from '../../features/payments/api/payments.generated.js';
import { tasks as texts } from './texts.js';

export interface Task {
  text: string;
  to: string;
  /** Absent where there is nothing to do. */
  action?: string;
}

interface Known {
  events: MyEventsQuery['events']['items'];
  account: ConnectedAccountStatus | undefined;
  /** The status of the account came late, or is still to come: its place stays. */
  isAccountLate: boolean;
  unread: number;
}

function accountTask({ events, account, isAccountLate }: Known): Task[] {
  if (events.every(isFree)) return [];
  if (account && account !== 'active')
    return [{ text: texts.account.text[account], action: texts.account.action, to: '/billing' }];
  return isAccountLate ? [{ text: account ? texts.account.fine : texts.account.late, to: '/billing' }] : [];
}

export function tasksOf(known: Known): Task[] {
  const { events, unread } = known;
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
    ...accountTask(known),
    ...drafts,
    ...(unread > 0 ? [{ text: texts.unread.text(unread), action: texts.unread.action, to: '/notifications' }] : []),
  ];
}
