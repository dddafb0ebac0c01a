import { EmailType, NotificationType } from '@stallbook/contracts';
import { phrasesIn } from '../email/phrases.js';
import { languageOf } from '../replicas/replicas.js';
import { both, marketOf, toPerson, type About, type KnownFacts, type NotificationPlan } from './notification-plan.js';

/** Both organizers learn of it. */
export function transferred(
  { marketEventId, organizerId, formerOrganizerId }: About<'market-event.transferred'>,
  known: KnownFacts,
): NotificationPlan {
  const { title, eventFor } = marketOf(marketEventId, known);
  const planFor = (personId: string, kind: 'received' | 'given', words: { title: string; link: string }) =>
    toPerson(
      personId,
      { type: NotificationType.event_transferred, ...words, body: phrasesIn.en.transferred[kind](title) },
      {
        type: EmailType.event_transferred,
        data: {
          ...eventFor(personId),
          what: phrasesIn[languageOf(known.person(personId))].transferred[kind](title),
          event_url: known.url(words.link),
        },
      },
    );
  const link = `/events/${marketEventId}`;
  const received = planFor(organizerId, 'received', { title: 'Event transferred to you', link });
  if (!formerOrganizerId) return received;
  return both(received, planFor(formerOrganizerId, 'given', { title: 'Event transferred', link: '/my-events' }));
}
