import { EmailType, NotificationType } from '@stallbook/contracts';
import { marketOf, type About, type KnownFacts, type NotificationPlan } from './notification-plan.js';

/** Both organizers learn of it. */
export function transferred(
  { marketEventId, organizerId, formerOrganizerId }: About<'market-event.transferred'>,
  known: KnownFacts,
): NotificationPlan {
  const { title, event } = marketOf(marketEventId, known);
  const type = NotificationType.event_transferred;
  const received = {
    title: 'Event transferred to you',
    body: `You now manage ${title}.`,
    link: `/events/${marketEventId}`,
  };
  const given = { title: 'Event transferred', body: `You no longer manage ${title}.`, link: '/my-events' };
  const parties = [
    { personId: organizerId, ...received },
    ...(formerOrganizerId ? [{ personId: formerOrganizerId, ...given }] : []),
  ];
  return {
    notes: parties.map((party) => ({ ...party, type })),
    mails: parties.map(({ personId, body, link }) => ({
      personId,
      type: EmailType.event_transferred,
      data: { ...event, what: body, event_url: known.url(link) },
    })),
  };
}
