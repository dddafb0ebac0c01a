import { EventEmitter } from 'node:events';
import { newId } from '@stallbook/kernel';
import { eventually, testDatabase } from '@stallbook/testing';
import { MongoServerError, Timestamp, type Db, type Document, type MongoClient } from 'mongodb';
import { commitsOf } from '../store/commit.js';
import { ownChanges, SharedChanges, type CommitListener } from './commit-changes.js';

function listener() {
  const streamIds: string[] = [];
  const failures: string[] = [];
  const take: CommitListener['take'] = ({ commit }) => void streamIds.push(commit.streamId);
  return { streamIds, failures, take, fail: ({ message }: Error) => void failures.push(message) };
}

async function commit(db: Db, streamId: string): Promise<void> {
  const id = newId();
  const meta = { actorId: 'ann', correlationId: 'a journey', occurredAt: new Date() };
  await commitsOf(db).insertOne({
    _id: id,
    streamId: `${streamId}-${id}`,
    firstVersion: 1,
    events: [],
    meta,
    position: id,
  });
}

/** A database whose primary is some seconds ahead of what the majority of its replicas has confirmed. */
const ahead = (db: Db, seconds: number): Db =>
  new Proxy(db, {
    get: (target, key) => {
      if (key !== 'command') return Reflect.get(target, key, target) as unknown;
      return async (asked: Document) => {
        const answer = await target.command(asked);
        const { operationTime } = answer as { operationTime: Timestamp };
        const ts = new Timestamp({ t: operationTime.getHighBits() + seconds, i: 1 });
        return { ...answer, operationTime: ts, lastWrite: { ...(answer['lastWrite'] as object), opTime: { ts } } };
      };
    },
  });

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

  function watched(client: MongoClient): MongoClient {
    const { watch } = client;
    client.watch = ((...args: Parameters<typeof watch>) => {
      const stream = watch.apply(client, args);
      streams.push(stream);
      return stream;
    }) as typeof watch;
    return client;
  }

  it('passes the commits of each database to its followers over one stream', async () => {
    const [first, second] = [listener(), listener()];
    const leaveFirst = await changes.follow(opened.db, first);
    await commit(opened.db, 'first');
    await eventually(() => expect(first.streamIds).toHaveLength(1));
    const leaveSecond = await changes.follow(other, second);
    await commit(opened.db, 'second');
    await commit(other, 'third');
    await eventually(() => expect([first.streamIds.length, second.streamIds.length]).toEqual([2, 1]));
    expect(second.streamIds[0]).toMatch(/^third-/);
    expect(streams).toHaveLength(1);
    await leaveFirst();
    await commit(opened.db, 'after-leaving');
    await commit(other, 'fourth');
    await eventually(() => expect(second.streamIds).toHaveLength(2));
    expect(first.streamIds).toHaveLength(2);
    await leaveSecond();
    expect([first.failures, second.failures]).toEqual([[], []]);
  });

  it('begins where the majority of the replicas is, because a catch-up sees no later commit', async () => {
    const late = listener();
    await commit(opened.db, 'early');
    await commit(opened.db, 'now');
    const leave = await ownChanges.follow(ahead(opened.db, 60), late);
    await eventually(() => expect(late.streamIds).toHaveLength(2));
    expect(late.streamIds[0]).toMatch(/^early-/);
    await leave();
  });

  it('reports a failure once to every follower and reopens for the next follower', async () => {
    const [first, second] = [listener(), listener()];
    await changes.follow(opened.db, first);
    await changes.follow(other, second);
    await commit(opened.db, 'before');
    await eventually(() => expect(first.streamIds).toHaveLength(1));
    await (streams[0] as unknown as { close(): Promise<void> }).close();
    await eventually(() => expect([first.failures.length, second.failures.length]).toEqual([1, 1]));
    const later = listener();
    const leave = await changes.follow(opened.db, later);
    await commit(opened.db, 'after');
    await eventually(() => expect(later.streamIds.some((id) => id.startsWith('after-'))).toBe(true));
    expect([streams.length, first.streamIds.length]).toEqual([2, 1]);
    await leave();
  });

  it('falls back to a stream per database if the MongoDB user cannot follow the whole cluster', async () => {
    const first = listener();
    await changes.follow(opened.db, first);
    streams[0]?.emit('error', new MongoServerError({ message: 'not authorized on admin', code: 13 }));
    expect(first.failures).toEqual(['not authorized on admin']);
    const later = listener();
    const leave = await changes.follow(opened.db, later);
    await commit(opened.db, 'own');
    await eventually(() => expect(later.streamIds).toHaveLength(1));
    expect(streams).toHaveLength(1);
    await leave();
    await (streams[0] as unknown as { close(): Promise<void> }).close();
  });
});
