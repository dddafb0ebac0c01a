import { EmailType, NotificationType } from '@stallbook/contracts';
import { FORMER_MEMBER } from '../replicas/replicas.js';
import { marketOf, type About, type KnownFacts, type NotificationPlan } from './notification-plan.js';

/** The organizer has a booth to give away. Before the acceptance there was none. */
export function withdrawn(data: About<'application.withdrawn'>, known: KnownFacts): NotificationPlan {
  if (!data.wasAccepted) return { notifications: [], emails: [] };
  const { title, eventFor } = marketOf(data.marketEventId, known);
  const { businessName } = known.person(data.vendorId);
  const personId = data.organizerId;
  const link = `/applications?application=${data.applicationId}`;
  const words = (name: string) => `${name} withdrew from ${title}. Their booth is free.`;
  return {
    notifications: [
      {
        personId,
        type: NotificationType.application_withdrawn,
        title: 'Vendor withdrew',
        body: words(businessName),
        link,
        names: { personId: data.vendorId, body: words(FORMER_MEMBER) },
      },
    ],
    emails: [
      {
        personId,
        type: EmailType.application_withdrawn,
        data: {
          ...eventFor(personId),
          vendor_name: businessName,
          applications_url: known.url(link),
        },
        names: data.vendorId,
      },
    ],
  };
}
