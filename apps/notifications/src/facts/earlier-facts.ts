import { Inject, Injectable } from '@nestjs/common';
import { withTransaction } from '@stallbook/messaging';
import { DB, MONGO_CLIENT } from '@stallbook/platform';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import type { FactDocument } from './fact-copies.js';
import { Facts } from './facts.js';
import type { MarketFact, PersonFact } from './facts.js';

const BATCH = 500;
type Waited = (waited: readonly string[], session: ClientSession) => Promise<void>;

/**
 * People and markets once had a collection each. What an older version left there is brought over when the service starts,
 * and the collections go. Several replicas may do so at once, and a start that breaks off goes on at the next.
 */
@Injectable()
export class EarlierFacts {
  constructor(
    private readonly facts: Facts,
    @Inject(DB) private readonly db: Db,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
  ) {}

  /** `waited` hears which stories waited for what is known now, in the transaction that makes it known. */
  async bringOver(waited: Waited): Promise<void> {
    const { people, markets } = this.facts;
    await this.move('people', waited, (facts, session) =>
      // An erasure stays, on whichever side it is.
      people.arrived(facts as Map<string, PersonFact>, (fact, before) => !fact.email && !!before.email, session),
    );
    await this.move('markets', waited, (facts, session) =>
      markets.arrived(facts as Map<string, MarketFact>, (fact, { revision }) => fact.revision > revision, session),
    );
  }

  private async move(
    name: string,
    waited: Waited,
    arrived: (facts: Map<string, object>, session: ClientSession) => Promise<string[]>,
  ): Promise<void> {
    if (!(await this.db.listCollections({ name }, { nameOnly: true }).hasNext())) return;
    const earlier = this.db.collection<FactDocument>(name);
    while (await earlier.findOne()) {
      await withTransaction(this.client, async (session) => {
        const found = await earlier.find({}, { session, limit: BATCH }).toArray();
        const facts = new Map(found.flatMap(({ _id, fact }) => (fact ? [[_id, fact] as const] : [])));
        const own = found.flatMap(({ waiting }) => waiting);
        const others = await arrived(facts, session);
        await waited([...new Set([...own, ...others])], session);
        await earlier.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } }, { session });
      });
    }
    await earlier.drop();
  }
}
