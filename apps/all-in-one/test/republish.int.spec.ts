import { Inject, Injectable, Module, type DynamicModule } from '@nestjs/common';
import { marketEventSaved, profileSaved, topics } from '@stallbook/contracts';
import { commitsOf, EventStoreModule, Reacts, ReactionsModule, type Reaction } from '@stallbook/event-store';
import { newId, type IntegrationData, type ServiceName } from '@stallbook/kernel';
import { createEmbeddedBus, createKafkaBus, type DeadLetter } from '@stallbook/messaging';
import { forgetTopics } from '@stallbook/messaging/testing';
import { DB, hostService, metricsText } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import type { Db } from 'mongodb';
import type { Person } from './testing/person.js';
import { openStage, PASSWORD, SERVICES, type Stage } from './testing/stage.js';
import { accept, apply, attach, openMarket } from './testing/world.js';

const brokers = process.env['KAFKA_BROKERS'] ?? '';
const settings: [string, Record<string, string>][] = [
  ['embedded', {}],
  ...(process.env['STALLBOOK_TEST_KAFKA'] === '0'
    ? []
    : [['kafka', { STALLBOOK_BUS: 'kafka', KAFKA_BROKERS: brokers }] as [string, Record<string, string>]]),
];

/** What holds no state of the business: who leads, and how far the relay is. */
const MACHINERY = /^(leases?|checkpoints)$/;

@Injectable()
class NewcomerReaction {
  constructor(@Inject(DB) private readonly db: Db) {}

  @Reacts(profileSaved)
  profile({ personId }: IntegrationData<typeof profileSaved>, { session }: Reaction): Promise<unknown> {
    return this.keep('people', personId, session);
  }

  @Reacts(marketEventSaved)
  market({ marketEventId }: IntegrationData<typeof marketEventSaved>, { session }: Reaction): Promise<unknown> {
    return this.keep('markets', marketEventId, session);
  }

  private keep(collection: string, _id: string, session: Reaction['session']): Promise<unknown> {
    return this.db.collection<{ _id: string }>(collection).replaceOne({ _id }, {}, { upsert: true, session });
  }
}

@Module({})
class NewcomerModule {
  static register(): DynamicModule {
    return {
      module: NewcomerModule,
      imports: [
        EventStoreModule.forService({ views: [], publications: [] }),
        ReactionsModule.forService({ group: 'newcomer.reactions', topics: [...topics] }),
      ],
      providers: [NewcomerReaction],
    };
  }
}

describe.each(settings)('an installation with history on the %s bus', (kind, env) => {
  let stage: Stage;
  const people: string[] = [];
  const markets: string[] = [];

  beforeAll(async () => {
    stage = await openStage(env);
    const olga = await stage.join('olga', 'organizer');
    const vera = await stage.join('vera', 'vendor');
    const gone = await stage.join('gone', 'vendor');
    people.push(await idOf(olga), await idOf(vera));
    const market = await openMarket(stage, olga, 'Riverside Market');
    await accept(olga, await apply(vera, market));
    await apply(gone, market);
    await attach(olga, market);
    const deleted = await openMarket(stage, olga, 'Called off');
    await apply(vera, deleted);
    await olga.do('mutation($id: ID!) { deleteMarketEvent(input: { id: $id }) { id } }', { id: deleted });
    markets.push(market);
    await erase(gone);
  }, 180_000);
  afterAll(async () => {
    await stage.close();
    if (kind === 'kafka') await forgetTopics(brokers.split(','), stage.config.STALLBOOK_DB_PREFIX);
  });

  const idOf = async (person: Person): Promise<string> =>
    (await person.do<{ me: { id: string } }>('{ me: currentUser { id } }')).me.id;

  async function erase(person: Person): Promise<void> {
    const command = 'mutation($input: EraseAccountInput!) { erased: eraseAccount(input: $input) { id } }';
    const input = { currentPassword: PASSWORD };
    const { data } = await person.ask<{ erased: { id: string } }>(command, { input }, { 'idempotency-key': newId() });
    const query = 'query($id: ID!) { one: accountErasure(input: { id: $id }) { completedAt } }';
    await eventually(async () => {
      const { data: found } = await stage.visitor().ask<{ one: { completedAt: string | null } }>(query, data.erased);
      expect(found.one.completedAt).not.toBeNull();
    }, 60_000);
  }

  const checkpoints = (service: ServiceName) =>
    stage.db(service).collection<{ _id: string; published: number }>('checkpoints');

  /** All that the services store, by place. */
  async function everything(): Promise<Record<string, string[]>> {
    const places: Record<string, string[]> = {};
    for (const service of SERVICES) {
      const collections = await stage.db(service).collections();
      for (const one of collections.filter(({ collectionName }) => !MACHINERY.test(collectionName))) {
        const documents = await one.find().toArray();
        places[one.namespace] = documents.map((document) => JSON.stringify(document)).sort();
      }
    }
    return places;
  }

  /** Everything is published, and every consumer handled all of it. */
  async function settled(): Promise<Record<string, string[]>> {
    await eventually(async () => {
      for (const service of SERVICES) {
        const commits = commitsOf(stage.db(service));
        const last = await commits.findOne({ position: { $gt: 0 } }, { sort: { position: -1 } });
        const reached = await checkpoints(service).findOne({ _id: 'relay' });
        expect(reached?.published ?? 0).toBe(last?.position ?? 0);
        expect(await commits.countDocuments({ position: { $type: 'string' } })).toBe(0);
      }
    }, 60_000);
    await eventually(async () => {
      const lags = [...(await metricsText()).matchAll(/^stallbook_consumer_lag_messages\{.*\} (\d+)$/gm)];
      expect(lags.length).toBeGreaterThanOrEqual(SERVICES.length);
      expect(lags.filter(([, lag]) => lag !== '0')).toEqual([]);
    }, 60_000);
    let before = await everything();
    await eventually(async () => {
      const last = before;
      before = await everything();
      expect(before).toEqual(last);
      expect(await stage.db('applications').collection('processes').countDocuments()).toBe(0);
    }, 60_000);
    return before;
  }

  async function deadLetters(): Promise<DeadLetter[]> {
    const { STALLBOOK_DB_PREFIX: installation } = stage.config;
    const onFatal = (error: Error): void => expect(error).toBeUndefined();
    const bus =
      kind === 'kafka'
        ? await createKafkaBus({ brokers: brokers.split(','), installation, onFatal })
        : await createEmbeddedBus({ db: stage.mongo.db(`${installation}_bus`) });
    const letters = await bus.deadLetters.list();
    await bus.close();
    return letters;
  }

  const publishAgain = () =>
    stage.restart(async () => {
      for (const service of SERVICES) await checkpoints(service).updateMany({}, { $set: { published: 0 } });
    });

  it('changes nothing when everything is published again from the beginning, twice', async () => {
    const before = await settled();
    for (const round of [1, 2]) {
      await publishAgain();
      expect({ round, ...(await settled()) }).toEqual({ round, ...before });
    }
    expect(await deadLetters()).toEqual([]);
  }, 240_000);

  it('fills a service that is added later from the beginning', async () => {
    const name = 'newcomer' as ServiceName;
    const newcomer = await hostService({ name, module: NewcomerModule.register(), config: stage.config });
    const idsIn = async (collection: string) =>
      (await stage.db(name).collection<{ _id: string }>(collection).find().toArray()).map(({ _id }) => _id).sort();
    await eventually(async () => {
      expect(await idsIn('people')).toEqual([...people].sort());
      expect(await idsIn('markets')).toEqual(expect.arrayContaining(markets));
    }, 60_000);
    await newcomer.close();
  }, 120_000);
});
