import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { marketEventSaved, personErased, profileSaved } from '@stallbook/contracts';
import { pick, type IntegrationData, type MessageOf } from '@stallbook/kernel';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { REPLICAS, type ReplicaDocument } from './replica.schema.js';
import { FORMER_MEMBER, type MarketEventReplica, type PersonReplica } from './replicas.js';

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
const toMarket = (saved: IntegrationData<typeof marketEventSaved>): MarketEventReplica =>
  pick(saved, 'revision', 'organizerId', 'status', 'title', 'startDate', 'endDate', 'dateToBeAnnounced');

@Injectable()
export class ReplicaWriter {
  constructor(@InjectModel(REPLICAS) private readonly replicas: Model<ReplicaDocument>) {}

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
    const forPeople = await this.arrived(people, (_, known) => known.email !== null, session);
    const forMarkets = await this.arrived(markets, (replica, known) => replica.revision > known.revision, session);
    return [...new Set([...forPeople, ...forMarkets])];
  }

  private async arrived<R extends object>(
    replicas: ReadonlyMap<string, R>,
    wins: (replica: R, known: R) => boolean,
    session: ClientSession,
  ): Promise<string[]> {
    if (replicas.size === 0) return [];
    const found = await this.replicas.find({ _id: { $in: [...replicas.keys()] } }, null, { session }).lean();
    const before = new Map(found.map((document) => [document._id, document]));
    const kept = [...replicas].filter(([id, replica]) => {
      const known = before.get(id)?.data as R | null | undefined;
      return !known || wins(replica, known);
    });
    if (kept.length === 0) return [];
    const writes = kept.map(([_id, data]) => ({
      updateOne: { filter: { _id }, update: { $set: { data, waiting: [] } }, upsert: true },
    }));
    await this.replicas.bulkWrite(writes, { session });
    return kept.flatMap(([id]) => before.get(id)?.waiting ?? []);
  }
}
