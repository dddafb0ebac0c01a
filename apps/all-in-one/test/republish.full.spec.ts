import { Inject, Injectable, Module, type DynamicModule } from '@nestjs/common';
import { marketEventSaved, profileSaved, topics } from '@stallbook/contracts';
import { EventStoreModule, Reacts, ReactionsModule, type Reaction } from '@stallbook/event-store';
import type { IntegrationData, ServiceName } from '@stallbook/kernel';
import { deleteTopics } from '@stallbook/messaging/testing';
import { DB, hostService } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import type { Db } from 'mongodb';
import { deadLettersOf, makeHistory, publishAgain, settled } from './testing/history.js';
import { openHarness, type Harness } from './testing/harness.js';

const brokers = process.env['KAFKA_BROKERS'] ?? '';
/** The contract suites of the buses show that both do the same. */
const settings: [string, Record<string, string>][] =
  process.env['STALLBOOK_TEST_KAFKA'] === '0'
    ? [['embedded', {}]]
    : [['kafka', { STALLBOOK_BUS: 'kafka', KAFKA_BROKERS: brokers }]];

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
        EventStoreModule.forService({ projections: [], mappers: [] }),
        ReactionsModule.forService({ group: 'newcomer.reactions', topics: [...topics] }),
      ],
      providers: [NewcomerReaction],
    };
  }
}

describe.each(settings)('an installation with history on the %s bus', (kind, env) => {
  let harness: Harness;
  let history: Awaited<ReturnType<typeof makeHistory>>;

  beforeAll(async () => {
    harness = await openHarness(env);
    history = await makeHistory(harness);
  });
  afterAll(async () => {
    await harness.close();
    if (kind === 'kafka') await deleteTopics(brokers.split(','), harness.config.STALLBOOK_DB_PREFIX);
  });

  it('publishing everything again twice changes nothing', async () => {
    const before = await settled(harness);
    for (const round of [1, 2]) {
      await publishAgain(harness);
      expect({ round, ...(await settled(harness)) }).toEqual({ round, ...before });
    }
    expect(await deadLettersOf(harness)).toEqual([]);
  }, 240_000);

  it('a service that is added later receives everything from the beginning', async () => {
    const name = 'newcomer' as ServiceName;
    const newcomer = await hostService({ name, module: NewcomerModule.register(), config: harness.config });
    const idsIn = async (collection: string) =>
      (await harness.db(name).collection<{ _id: string }>(collection).find().toArray()).map(({ _id }) => _id).sort();
    await eventually(async () => {
      expect(await idsIn('people')).toEqual([...history.people].sort());
      expect(await idsIn('markets')).toContain(history.market);
    });
    await newcomer.close();
  });
});
