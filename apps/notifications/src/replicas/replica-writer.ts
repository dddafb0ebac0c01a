import { Injectable } from '@nestjs/common';
import { marketEventSaved, personErased, profileSaved } from '@stallbook/contracts';
import type { IntegrationData, MessageOf } from '@stallbook/kernel';
import type { ClientSession } from 'mongodb';
import { Replicas, FORMER_MEMBER, type MarketEventReplica, type PersonReplica } from './replicas.js';

export const replicaEvents = [profileSaved, personErased, marketEventSaved] as const;
export type ReplicaMessage = MessageOf<(typeof replicaEvents)[number]>;

const ERASED: PersonReplica = {
  name: FORMER_MEMBER,
  businessName: FORMER_MEMBER,
  email: null,
  role: null,
  categories: [],
  language: null,
};

const toPerson = ({
  contactName,
  businessName,
  email,
  role,
  productCategories,
  language,
}: IntegrationData<typeof profileSaved>): PersonReplica => ({
  name: contactName,
  businessName,
  email,
  role,
  categories: productCategories,
  language,
});
const toMarket = ({
  revision,
  organizerId,
  status,
  title,
  startDate,
  endDate,
  dateToBeAnnounced,
}: IntegrationData<typeof marketEventSaved>): MarketEventReplica => ({
  revision,
  organizerId,
  status,
  title,
  startDate,
  endDate,
  dateToBeAnnounced,
});

@Injectable()
export class ReplicaWriter {
  constructor(private readonly replicas: Replicas) {}

  /** @returns the IDs of the triggers that waited for one of these messages */
  async keep(messages: readonly ReplicaMessage[], session: ClientSession): Promise<string[]> {
    if (messages.length === 0) return [];
    const people = new Map<string, PersonReplica>();
    const markets = new Map<string, MarketEventReplica>();
    for (const message of messages) {
      if (message.type === 'market-event.saved') {
        const { marketEventId, revision } = message.data;
        if ((markets.get(marketEventId)?.revision ?? 0) < revision) markets.set(marketEventId, toMarket(message.data));
      } else if (message.type === 'person.erased') {
        people.set(message.data.personId, ERASED);
      } else if (people.get(message.data.personId)?.email !== null) {
        people.set(message.data.personId, toPerson(message.data));
      }
    }
    // An erasure is final: its topic and the profile topic have no common order.
    const forPeople = await this.replicas.people.arrived(people, (_, known) => known.email !== null, session);
    const forMarkets = await this.replicas.markets.arrived(
      markets,
      (replica, known) => replica.revision > known.revision,
      session,
    );
    return [...new Set([...forPeople, ...forMarkets])];
  }
}
