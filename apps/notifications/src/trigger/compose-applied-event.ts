import { EmailType, NotificationType } from '@stallbook/contracts';
import {
  marketOf,
  OPEN_EVENTS,
  toPerson,
  type About,
  type KnownFacts,
  type NotificationPlan,
} from './notification-plan.js';

type Facts = About<'application.event-hidden'>;

interface Words {
  title: string;
  body: (event: string) => string;
  email: EmailType;
}

/** For a vendor who applied, whether or not they know the decision. */
function notify({ applicationId, marketEventId, vendorId }: Facts, { title, body, email }: Words, known: KnownFacts) {
  const { title: event, eventFor } = marketOf(marketEventId, known);
  const link = `/vendor/applications?application=${applicationId}`;
  return toPerson(
    vendorId,
    { type: NotificationType.event_changed, title, body: body(event), link },
    { type: email, data: { ...eventFor(vendorId), application_url: known.url(link) } },
  );
}

export const appliedEventHidden = (facts: Facts, known: KnownFacts): NotificationPlan =>
  notify(
    facts,
    {
      title: 'Event hidden for now',
      body: (event) => `${event} is hidden for now. Your application stays, and no payment is due meanwhile.`,
      email: EmailType.applied_event_hidden,
    },
    known,
  );

export const appliedEventRestored = (facts: Facts, known: KnownFacts): NotificationPlan =>
  notify(
    facts,
    {
      title: 'Event restored',
      body: (event) => `Our staff restored ${event}.`,
      email: EmailType.applied_event_restored,
    },
    known,
  );

export const appliedEventOrganizerLeft = (facts: Facts, known: KnownFacts): NotificationPlan =>
  notify(
    facts,
    {
      title: 'Organizer left',
      body: (event) =>
        `The organizer of ${event} deleted their account. No payment is due. What you paid is not refunded automatically.`,
      email: EmailType.applied_event_organizer_left,
    },
    known,
  );

/** The application is gone with the event, so both lead to other events. */
export function appliedEventCanceled({ marketEventId, vendorId }: Facts, known: KnownFacts): NotificationPlan {
  const { title, eventFor } = marketOf(marketEventId, known);
  return toPerson(
    vendorId,
    {
      type: NotificationType.event_changed,
      title: 'Event canceled',
      body: `The organizer canceled ${title}. Everyone who paid gets a full refund.`,
      link: OPEN_EVENTS,
    },
    {
      type: EmailType.applied_event_canceled,
      data: { ...eventFor(vendorId), events_url: known.url(OPEN_EVENTS) },
    },
  );
}
