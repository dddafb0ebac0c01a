import { EmailType, NotificationType } from '@stallbook/contracts';
import { FORMER_MEMBER } from '../replicas/replicas.js';
import { marketOf, type About, type KnownFacts, type NotificationPlan } from './notification-plan.js';

const linkTo = ({ invitationId }: { invitationId: string }) => `/invitations/${invitationId}`;

/** The applications service emails an address that a vendor entered, because only that service knows it. */
export function invited(data: About<'invitation.sent'>, known: KnownFacts): NotificationPlan {
  const { organizerId: personId, vendorId } = data;
  if (personId === null) return { notifications: [], emails: [] };
  const { title, eventFor } = marketOf(data.marketEventId, known);
  const { businessName } = known.person(vendorId);
  const words = (name: string) => `${name} would like to sell at ${title}.`;
  return {
    notifications: [
      {
        personId,
        type: NotificationType.invitation_received,
        title: 'New invitation',
        body: words(businessName),
        link: linkTo(data),
        names: { personId: vendorId, body: words(FORMER_MEMBER) },
      },
    ],
    emails: data.isSeededEventInvitation
      ? []
      : [
          {
            personId,
            type: EmailType.invitation_received,
            data: { ...eventFor(personId), vendor_name: businessName, invitations_url: known.url(linkTo(data)) },
            names: vendorId,
          },
        ],
  };
}

export function invitationAccepted(data: About<'invitation.accepted'>, known: KnownFacts): NotificationPlan {
  const { title } = marketOf(data.marketEventId, known);
  return {
    notifications: [
      {
        personId: data.vendorId,
        type: NotificationType.invitation_accepted,
        title: 'Invitation accepted',
        body: `The organizer of ${title} accepted your invitation.`,
        link: linkTo(data),
      },
    ],
    emails: [],
  };
}
