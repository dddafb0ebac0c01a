import { EmailType, NotificationType } from '@stallbook/contracts';
import { phrasesIn } from '../email/phrases.js';
import { languageOf } from '../replicas/replicas.js';
import { marketOf, type About, type KnownFacts, type NotificationPlan } from './notification-plan.js';

/** Both organizers learn of it. */
export function transferred(
  { marketEventId, organizerId, formerOrganizerId }: About<'market-event.transferred'>,
  known: KnownFacts,
): NotificationPlan {
  const { title, eventFor } = marketOf(marketEventId, known);
  const type = NotificationType.event_transferred;
  const parties = [
    {
      personId: organizerId,
      kind: 'received' as const,
      title: 'Event transferred to you',
      link: `/events/${marketEventId}`,
    },
    ...(formerOrganizerId
      ? [{ personId: formerOrganizerId, kind: 'given' as const, title: 'Event transferred', link: '/my-events' }]
      : []),
  ];
  return {
    notifications: parties.map(({ kind, ...party }) => ({
      ...party,
      type,
      body: phrasesIn.en.transferred[kind](title),
    })),
    emails: parties.map(({ personId, kind, link }) => ({
      personId,
      type: EmailType.event_transferred,
      data: {
        ...eventFor(personId),
        what: phrasesIn[languageOf(known.person(personId))].transferred[kind](title),
        event_url: known.url(link),
      },
    })),
  };
}
