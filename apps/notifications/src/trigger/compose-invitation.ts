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

const linkTo = ({ invitationId }: { invitationId: string }) => `/invitations/${invitationId}`;

/** The applications service emails an address that a vendor entered, because only that service knows it. */
export function invited(data: About<'invitation.sent'>, known: KnownFacts): NotificationPlan {
  const { organizerId, vendorId } = data;
  if (organizerId === null) return NOTHING;
  const { title, eventFor } = marketOf(data.marketEventId, known);
  const vendor_name = nameFor(organizerId, vendorId, known);
  const email = {
    type: EmailType.invitation_received,
    data: { ...eventFor(organizerId), vendor_name, invitations_url: known.url(linkTo(data)) },
    names: vendorId,
  };
  return toPerson(
    organizerId,
    {
      type: NotificationType.invitation_received,
      title: 'New invitation',
      ...naming(vendorId, known, (name) => `${name} would like to sell at ${title}.`),
      link: linkTo(data),
    },
    data.isSeededEventInvitation ? undefined : email,
  );
}

export function invitationAccepted(data: About<'invitation.accepted'>, known: KnownFacts): NotificationPlan {
  const { title } = marketOf(data.marketEventId, known);
  return toPerson(data.vendorId, {
    type: NotificationType.invitation_accepted,
    title: 'Invitation accepted',
    body: `The organizer of ${title} accepted your invitation.`,
    link: linkTo(data),
  });
}
