import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { ensureCollections } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { ClientSession, Db } from 'mongodb';
import { ReplicaCollection, factsOf } from './replica-collection.js';

/** How an erased person is called. */
export const FORMER_MEMBER = 'A former member';

/** What this service knows of a person; an erased one has no name and no address. */
export interface PersonReplica {
  name: string;
  businessName: string;
  email: string | null;
}

export interface MarketEventReplica {
  revision: number;
  title: string;
  startDate: string;
  endDate: string;
}

export interface Known {
  people: ReadonlyMap<string, PersonReplica>;
  markets: ReadonlyMap<string, MarketEventReplica>;
}

/** Own copies of what identity and events tell. */
@Injectable()
export class Replicas implements OnModuleInit {
  readonly people: ReplicaCollection<PersonReplica>;
  readonly markets: ReplicaCollection<MarketEventReplica>;

  constructor(@Inject(DB) private readonly db: Db) {
    this.people = new ReplicaCollection(db);
    this.markets = new ReplicaCollection(db);
  }

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, [factsOf(this.db).collectionName]);
  }

  /** Those that are known, by id. */
  async known(ids: { people: readonly string[]; markets: readonly string[] }, session: ClientSession): Promise<Known> {
    const filter = { _id: { $in: [...new Set([...ids.people, ...ids.markets])] }, fact: { $ne: null } };
    const found = await factsOf(this.db).find(filter, { session }).toArray();
    const facts = new Map(found.map(({ _id, fact }) => [_id, fact]));
    return { people: pick<PersonReplica>(facts, ids.people), markets: pick<MarketEventReplica>(facts, ids.markets) };
  }
}

const pick = <F extends object>(facts: ReadonlyMap<string, object | null>, ids: readonly string[]): Map<string, F> =>
  new Map(ids.flatMap((id) => (facts.has(id) ? [[id, facts.get(id) as F] as const] : [])));
