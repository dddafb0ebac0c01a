import { EventEmitter } from 'node:events';
import { newId } from '@stallbook/kernel';
import { eventually, testDatabase } from '@stallbook/testing';
import { MongoServerError, type Db, type MongoClient } from 'mongodb';
import { commitsOf } from '../store/commit.js';
import { SharedChanges, type CommitListener } from './commit-changes.js';

/** Takes down what it is told. */
function listener() {
  const told: string[] = [];
  const failures: string[] = [];
  const take: CommitListener['take'] = ({ commit }) => void told.push(commit.streamId);
  return { told, failures, take, fail: ({ message }: Error) => void failures.push(message) };
}

async function commit(db: Db, streamId: string): Promise<void> {
  const id = newId();
  const meta = { actorId: 'somebody', correlationId: 'a journey', occurredAt: new Date() };
  await commitsOf(db).insertOne({
    _id: id,
    streamId: `${streamId}-${id}`,
    firstVersion: 1,
    events: [],
    meta,
    position: id,
  });
}

describe('the change stream of a process', () => {
  let opened: Awaited<ReturnType<typeof testDatabase>>;
  let other: Db;
  let streams: EventEmitter[];
  let changes: SharedChanges;

  beforeEach(async () => {
    opened = await testDatabase('changes');
    other = opened.client.db(`${opened.db.databaseName}_other`);
    streams = [];
    changes = new SharedChanges(watched(opened.client), new RegExp(`^${opened.db.databaseName}`));
  });
  afterEach(async () => {
    await other.dropDatabase();
    await opened.drop();
  });

  /** The client, with the streams that it opens at hand. */
  function watched(client: MongoClient): MongoClient {
    const { watch } = client;
    client.watch = ((...given: Parameters<typeof watch>) => {
      const stream = watch.apply(client, given);
      streams.push(stream);
      return stream;
    }) as typeof watch;
    return client;
  }

  it('tells each who follows of the commits of one database, over one stream', async () => {
    const [one, two] = [listener(), listener()];
    const leaveOne = await changes.follow(opened.db, one);
    await commit(opened.db, 'first');
    await eventually(() => expect(one.told).toHaveLength(1));
    const leaveTwo = await changes.follow(other, two);
    await commit(opened.db, 'second');
    await commit(other, 'third');
    await eventually(() => expect([one.told.length, two.told.length]).toEqual([2, 1]));
    expect(two.told[0]).toMatch(/^third-/);
    expect(streams).toHaveLength(1);
    await leaveOne();
    await commit(opened.db, 'unheard');
    await commit(other, 'heard');
    await eventually(() => expect(two.told).toHaveLength(2));
    expect(one.told).toHaveLength(2);
    await leaveTwo();
    expect([one.failures, two.failures]).toEqual([[], []]);
  });

  it('tells everybody once when it fails, and is opened anew for whoever follows again', async () => {
    const [one, two] = [listener(), listener()];
    await changes.follow(opened.db, one);
    await changes.follow(other, two);
    await commit(opened.db, 'before');
    await eventually(() => expect(one.told).toHaveLength(1));
    await (streams[0] as unknown as { close(): Promise<void> }).close();
    await eventually(() => expect([one.failures.length, two.failures.length]).toEqual([1, 1]));
    const again = listener();
    const leave = await changes.follow(opened.db, again);
    await commit(opened.db, 'after');
    await eventually(() => expect(again.told.some((id) => id.startsWith('after-'))).toBe(true));
    expect([streams.length, one.told.length]).toEqual([2, 1]);
    await leave();
  });

  it('leaves each its own database where the user of MongoDB may not follow the whole cluster', async () => {
    const one = listener();
    await changes.follow(opened.db, one);
    streams[0]?.emit('error', new MongoServerError({ message: 'not authorized on admin', code: 13 }));
    expect(one.failures).toEqual(['not authorized on admin']);
    const again = listener();
    const leave = await changes.follow(opened.db, again);
    await commit(opened.db, 'own');
    await eventually(() => expect(again.told).toHaveLength(1));
    expect(streams).toHaveLength(1);
    await leave();
    await (streams[0] as unknown as { close(): Promise<void> }).close();
  });
});
