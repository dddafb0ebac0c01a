import { personDataIn, type Person, type PersonDataSource } from '@stallbook/event-store';
import type { Db } from 'mongodb';
import { interests } from '../interest/interest.projection.js';
import { invitations } from '../invitation/invitation.projection.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';

export function interestData(
  db: Db,
  markets: MarketEventReplicas,
  hashesOf: (person: Person) => string[],
): PersonDataSource[] {
  const sent = invitations.in(db);
  return [
    personDataIn('interests', interests.in(db), {
      personField: 'vendorId',
      show: async ({ _id: id, marketEventId: eventId, message, createdAt }) => ({
        id,
        eventId,
        eventTitle: await markets.titleOf(eventId),
        message,
        createdAt,
      }),
    }),
    personDataIn('invitationsSent', sent, {
      personField: 'vendorId',
      show: async ({ _id: id, marketEventId: eventId, customMessage, status, createdAt }) => ({
        id,
        eventId,
        eventTitle: await markets.titleOf(eventId),
        customMessage,
        status,
        createdAt,
      }),
    }),
    personDataIn('invitationsReceived', sent, {
      filterFor: (person) => ({
        $or: [{ organizerId: person.personId }, { contactSubject: { $in: hashesOf(person) } }],
      }),
      show: async ({ _id: id, marketEventId: eventId, status, createdAt, ...contact }) => ({
        id,
        eventId,
        eventTitle: await markets.titleOf(eventId),
        organizerEmail: contact.organizerEmail,
        organizerName: contact.organizerName,
        organizerPhone: contact.organizerPhone,
        status,
        createdAt,
      }),
    }),
  ];
}
