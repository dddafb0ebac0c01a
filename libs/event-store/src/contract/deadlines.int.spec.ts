import { newId } from '@stallbook/kernel';
import { serviceDb } from '@stallbook/platform';
import { requestContext } from '@stallbook/rpc';
import { fixedClock } from '@stallbook/testing';
import { MongoClient } from 'mongodb';
import { prepareEventStore } from '../prepare.js';
import { ConcurrencyError } from '../store/errors.js';
import { EventStore } from '../store/event-store.js';
import { newStream } from '../store/loaded-stream.js';
import { tally } from '../testing/parcel.js';
import { command, openStore } from '../testing/store.js';

describe('a call with a deadline', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  let store: EventStore;
  const storeOf = (client: MongoClient) => {
    const db = serviceDb(client, s.db.databaseName, 'deadlines');
    return new EventStore({ client, db, codec: s.codec, clock: fixedClock('2027-05-08T12:00:00Z'), projections: [] });
  };
  beforeAll(async () => {
    s = await openStore();
    store = storeOf(s.client);
    await prepareEventStore(serviceDb(s.client, s.db.databaseName, 'deadlines'), []);
  });
  afterAll(async () => {
    await s.client.db(`${s.db.databaseName}_deadlines`).dropDatabase();
    await s.drop();
  });

  const counted = () => [{ type: 'tally.counted' as const, data: { by: 1 } }];
  const within = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
    requestContext.run({ correlationId: newId(), deadline: Date.now() + ms }, work);

  it('that has expired does not fail the loads of other calls in the same turn', async () => {
    const id = newId();
    await store.execute(tally, id, command(), counted);
    const [, other] = await Promise.allSettled([
      within(-1, () => store.load(tally, newId())),
      within(10_000, () => store.load(tally, id)),
    ]);
    expect(other).toMatchObject({ status: 'fulfilled', value: { state: { total: 1 } } });
  });

  it('that has expired does not split the groups of later appends', async () => {
    const [first, raced, ...others] = Array.from({ length: 40 }, newId) as [string, string, ...string[]];
    await store.execute(tally, raced, command(), counted);
    const client = await MongoClient.connect(process.env['MONGODB_URL'] as string, { monitorCommands: true });
    let transactions = 0;
    client.on(
      'commandStarted',
      ({ commandName }) => void (transactions += Number(commandName === 'commitTransaction')),
    );
    const watched = storeOf(client);
    const append = (id: string) => watched.execute(tally, id, command(), counted, newStream(tally));
    const done = await Promise.all([within(-1, () => append(first)), ...[raced, ...others].map(append)]);
    await client.close();
    expect(done.map(({ version }) => version)).toEqual([1, 2, ...others.map(() => 1)]);
    expect(transactions).toBeLessThanOrEqual(2);
  });

  it.each<[string, (context: ReturnType<typeof command>, lose: () => never) => Promise<unknown>]>([
    ['a stream', (context, lose) => store.execute(tally, newId(), context, lose)],
    ['a transaction', (context, lose) => store.transaction(context, async () => lose())],
  ])('does not repeat a lost race of %s after its deadline', async (_, run) => {
    let attempts = 0;
    const lose = () => {
      attempts += 1;
      throw new ConcurrencyError();
    };
    const expired = { ...command(), deadline: Date.now() - 1 };
    await expect(run(expired, lose)).rejects.toBeInstanceOf(ConcurrencyError);
    expect(attempts).toBe(1);
  });
});
