import { EmailType, NotificationType } from '@stallbook/contracts';
import { marketOf, type About, type KnownFacts, type NotificationPlan } from './notification-plan.js';

/** An import without an organizer has no one to notify. */
const none: NotificationPlan = { notifications: [], emails: [] };

export function takenDown(
  { marketEventId, organizerId: personId, reason }: About<'market-event.taken-down'>,
  known: KnownFacts,
): NotificationPlan {
  if (personId === null) return none;
  const { title, eventFor } = marketOf(marketEventId, known);
  const link = `/events/${marketEventId}`;
  return {
    notifications: [
      {
        personId,
        type: NotificationType.event_taken_down,
        title: 'Event taken down',
        body: `Our staff took ${title} down. Reason: ${reason}`,
        link,
      },
    ],
    emails: [
      {
        personId,
        type: EmailType.event_taken_down,
        data: { ...eventFor(personId), reason, event_url: known.url(link) },
      },
    ],
  };
}

export function restored(
  { marketEventId, organizerId: personId }: About<'market-event.restored'>,
  known: KnownFacts,
): NotificationPlan {
  if (personId === null) return none;
  const { title, eventFor } = marketOf(marketEventId, known);
  const link = `/events/${marketEventId}`;
  return {
    notifications: [
      {
        personId,
        type: NotificationType.event_restored,
        title: 'Event restored',
        body: `Our staff restored ${title}.`,
        link,
      },
    ],
    emails: [
      {
        personId,
        type: EmailType.event_restored,
        data: { ...eventFor(personId), event_url: known.url(link) },
      },
    ],
  };
}
