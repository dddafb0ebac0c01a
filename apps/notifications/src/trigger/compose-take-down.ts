import { EmailType, NotificationType } from '@stallbook/contracts';
import {
  marketOf,
  NOTHING,
  toPerson,
  type About,
  type KnownFacts,
  type NotificationPlan,
} from './notification-plan.js';

interface Words {
  type: NotificationType;
  title: string;
  body: (event: string) => string;
  email: EmailType;
  data?: Record<string, string>;
}

/** For the organizer. An import without one has no one to notify. */
function notify(
  { marketEventId, organizerId }: About<'market-event.taken-down' | 'market-event.restored'>,
  { type, title, body, email, data }: Words,
  known: KnownFacts,
): NotificationPlan {
  if (organizerId === null) return NOTHING;
  const { title: event, eventFor } = marketOf(marketEventId, known);
  const link = `/events/${marketEventId}`;
  return toPerson(
    organizerId,
    { type, title, body: body(event), link },
    { type: email, data: { ...eventFor(organizerId), ...data, event_url: known.url(link) } },
  );
}

export const takenDown = (facts: About<'market-event.taken-down'>, known: KnownFacts): NotificationPlan =>
  notify(
    facts,
    {
      type: NotificationType.event_taken_down,
      title: 'Event taken down',
      body: (event) => `Our staff took ${event} down. Reason: ${facts.reason}`,
      email: EmailType.event_taken_down,
      data: { reason: facts.reason },
    },
    known,
  );

export const restored = (facts: About<'market-event.restored'>, known: KnownFacts): NotificationPlan =>
  notify(
    facts,
    {
      type: NotificationType.event_restored,
      title: 'Event restored',
      body: (event) => `Our staff restored ${event}.`,
      email: EmailType.event_restored,
    },
    known,
  );
