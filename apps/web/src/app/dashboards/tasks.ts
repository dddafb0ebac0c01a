import { isFree } from '../../components/event/event-words.js';
import type { MyEventsQuery } from '../../features/events/api/events.generated.js';
import type { ConnectedAccountStatus } from '../../features/payments/api/payments.generated.js';
import { plural } from '../../lib/format/text.js';

export interface Task {
  text: string;
  /** What the button says. */
  action: string;
  to: string;
}

interface Known {
  events: MyEventsQuery['events']['items'];
  account: ConnectedAccountStatus | undefined;
  unread: number;
}

const accountTasks: Partial<Record<ConnectedAccountStatus, string>> = {
  none: 'Vendors cannot pay you yet: no payment account is connected',
  onboarding: 'Vendors cannot pay you yet: the setup of your payment account is not finished',
  not_found: 'Vendors cannot pay you: your payment account is not accessible',
};

/** What waits for the organizer, the most urgent first: vendors who wait, money that cannot come in, drafts, the rest. */
export function tasksOf({ events, account, unread }: Known): Task[] {
  const applications = events.flatMap(({ id, title, applicationCounts }) =>
    applicationCounts?.pending
      ? [
          {
            text: `${plural(applicationCounts.pending, 'new application')} to ${title}`,
            action: 'Review',
            to: `/applications?event=${id}&status=pending`,
          },
        ]
      : [],
  );
  const uncounted = events.some(({ applicationCounts }) => !applicationCounts)
    ? [
        {
          text: 'The new applications could not be counted just now',
          action: 'Look at them',
          to: '/applications?status=pending',
        },
      ]
    : [];
  const missing = account && events.some((event) => !isFree(event)) ? accountTasks[account] : undefined;
  const drafts = events
    .filter(({ status }) => status === 'draft')
    .map(({ id, title }) => ({
      text: `${title} is a draft that only you can see`,
      action: 'Open the draft',
      to: `/events/${id}`,
    }));
  return [
    ...uncounted,
    ...applications,
    ...(missing ? [{ text: missing, action: 'Set up payments', to: '/billing' }] : []),
    ...drafts,
    ...(unread > 0 ? [{ text: plural(unread, 'unread notification'), action: 'Read', to: '/notifications' }] : []),
  ];
}
