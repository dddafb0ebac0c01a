import { EmailType, NotificationType } from '@stallbook/contracts';
import {
  marketOf,
  nameFor,
  naming,
  NOTHING,
  toPerson,
  type About,
  type KnownFacts,
  type NotificationPlan,
} from './notification-plan.js';

/** The organizer has a booth to give away. Before the acceptance there was none. */
export function withdrawn(data: About<'application.withdrawn'>, known: KnownFacts): NotificationPlan {
  if (!data.wasAccepted) return NOTHING;
  const { organizerId, vendorId } = data;
  const { title, eventFor } = marketOf(data.marketEventId, known);
  const vendor_name = nameFor(organizerId, vendorId, known);
  const link = `/applications?application=${data.applicationId}`;
  return toPerson(
    organizerId,
    {
      type: NotificationType.application_withdrawn,
      title: 'Vendor withdrew',
      ...naming(vendorId, known, (name) => `${name} withdrew from ${title}. Their booth is free.`),
      link,
    },
    {
      type: EmailType.application_withdrawn,
      data: { ...eventFor(organizerId), vendor_name, applications_url: known.url(link) },
      names: vendorId,
    },
  );
}
