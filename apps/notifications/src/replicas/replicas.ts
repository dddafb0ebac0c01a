import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LanguageCode } from '@stallbook/contracts';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { REPLICAS, type ReplicaDocument } from './replica.schema.js';

export const FORMER_MEMBER = 'A former member';

/** An erased person has no name and no address. */
export interface PersonReplica {
  name: string;
  businessName: string;
  email: string | null;
  role: 'vendor' | 'organizer' | null;
  categories: string[];
  /** Null until the person chose. */
  language: LanguageCode | null;
}

export const languageOf = (person: Pick<PersonReplica, 'language'> | undefined): LanguageCode =>
  person?.language ?? 'en';

export interface MarketEventReplica {
  revision: number;
  organizerId: string | null;
  status: 'draft' | 'published';
  title: string;
  startDate: string;
  endDate: string;
  dateToBeAnnounced: boolean;
}

export interface Known {
  people: ReadonlyMap<string, PersonReplica>;
  markets: ReadonlyMap<string, MarketEventReplica>;
}

/** All replicas share one collection, so that a trigger finds its own in one round trip; IDs are UUIDs. */
@Injectable()
export class Replicas {
  constructor(@InjectModel(REPLICAS) private readonly replicas: Model<ReplicaDocument>) {}

  async known(ids: { people: readonly string[]; markets: readonly string[] }, session?: ClientSession): Promise<Known> {
    const all = [...new Set([...ids.people, ...ids.markets])];
    if (all.length === 0) return { people: new Map(), markets: new Map() };
    const filter = { _id: { $in: all }, data: { $ne: null } };
    const documents = await this.replicas.find(filter, null, session && { session }).lean();
    const found = new Map(documents.map(({ _id, data }) => [_id, data]));
    return {
      people: withIds<PersonReplica>(found, ids.people),
      markets: withIds<MarketEventReplica>(found, ids.markets),
    };
  }

  async person(id: string, session?: ClientSession): Promise<PersonReplica | undefined> {
    return (await this.known({ people: [id], markets: [] }, session)).people.get(id);
  }

  async market(id: string, session?: ClientSession): Promise<MarketEventReplica | undefined> {
    return (await this.known({ people: [], markets: [id] }, session)).markets.get(id);
  }

  /** An arrival and a wait write the same document, so that concurrent transactions conflict and one sees the other. */
  async awaitBy(triggerId: string, ids: readonly string[], session: ClientSession): Promise<void> {
    for (const _id of ids) {
      const wait = { $addToSet: { waiting: triggerId }, $inc: { waits: 1 }, $setOnInsert: { data: null } };
      await this.replicas.updateOne({ _id }, wait, { upsert: true, session });
    }
  }
}

const withIds = <R extends object>(found: ReadonlyMap<string, object | null>, ids: readonly string[]): Map<string, R> =>
  new Map(ids.flatMap((id) => (found.has(id) ? [[id, found.get(id) as R] as const] : [])));
