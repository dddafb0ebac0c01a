import { isFree } from '../../components/event/event-labels.js';
import type { Task } from '../../components/ui/list/task-list.js';
import type { MyEventsQuery } from '../../features/events/api/events.generated.js';
import type { ConnectedAccountStatus, PayoutsByEventIdsQuery } from '../../features/payments/api/payments.generated.js';
import { formatCents } from '../../lib/format/money.js';
import { daysBetween, todayIn } from '../../lib/format/dates.js';
import { tasks as texts } from './texts.js';

/** Booths are assigned in the last weeks before a market. */
const BOOTH_DAYS = 30;

type Events = MyEventsQuery['events']['items'];
type Payouts = PayoutsByEventIdsQuery['payouts'];

interface Known {
  events: Events;
  payouts: Payouts;
  account: ConnectedAccountStatus | undefined;
  /** The status of the account is still loading, or came late. Its place is kept. */
  isAccountLate: boolean;
  unread: number;
}

const isPublic = ({ status, takenDownReason }: Events[number]) => status === 'published' && !takenDownReason;

function accountTask({ events, account, isAccountLate }: Known): Task[] {
  if (events.every(isFree)) return [];
  if (account && account !== 'active')
    return [{ text: texts.account.text[account], action: texts.account.action, to: '/billing#payment-account' }];
  return isAccountLate ? [{ text: texts.account.late, to: '/billing#payment-account' }] : [];
}

/** Vendors are reminded to pay only where they can. */
function unpaidTasks({ events, payouts, account }: Known): Task[] {
  if (account !== 'active') return [];
  return events.filter(isPublic).flatMap(({ id, title }) => {
    const cents = payouts.find(({ eventId }) => eventId === id)?.dueCents ?? 0;
    return cents > 0
      ? [
          {
            text: texts.unpaid.text(formatCents(cents), title),
            action: texts.unpaid.action,
            to: `/messages/broadcast?event=${id}&to=unpaid`,
          },
        ]
      : [];
  });
}

const boothTasks = (events: Events): Task[] =>
  events
    .filter(({ eventDate, timeZone }) => daysBetween(todayIn(timeZone), eventDate) <= BOOTH_DAYS)
    .flatMap(({ id, title, applicationCounts }) =>
      applicationCounts?.withoutBooth
        ? [
            {
              text: texts.booths.text(applicationCounts.withoutBooth, title),
              action: texts.booths.action,
              to: `/applications/roster?event=${id}`,
            },
          ]
        : [],
    );

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
  const unconfirmed = events
    .filter((event) => event.gettingReady && isPublic(event) && !event.isBeingDeleted)
    .map(({ id, title }) => ({
      text: texts.gettingReady.text(title),
      action: texts.gettingReady.action,
      to: `/events/${id}`,
    }));
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
    ...unconfirmed,
    ...accountTask(known),
    ...unpaidTasks(known),
    ...boothTasks(events),
    ...drafts,
    ...(unread > 0 ? [{ text: texts.unread.text(unread), action: texts.unread.action, to: '/notifications' }] : []),
  ];
}
