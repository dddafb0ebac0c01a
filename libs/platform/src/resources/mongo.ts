import { isMongoUnreachable } from '@stallbook/messaging';
import { MongoClient, ReadConcern, type Db } from 'mongodb';
import { withBoundedReads } from './bounded-reads.js';
import { share, type Shared } from './shared.js';

/**
 * Twice this is less than the time limit of a call, so that the call can say that MongoDB is unreachable: a transaction
 * that loses MongoDB looks for it to abort, and once more to repeat.
 */
const FIND_MS = 2_000;
const START_MS = 30_000;

/** One connected client per URL and process. @throws if MongoDB is unreachable for 30 s */
export const mongoClientFor = (url: string): Promise<Shared<MongoClient>> =>
  share(
    `mongo ${url}`,
    () => connect(url),
    (client) => client.close(),
  );

/** Its reads show nothing that a failover can undo, as the event store's do: a read model is never ahead of its streams. */
export const serviceDb = (client: MongoClient, prefix: string, service: string): Db =>
  withBoundedReads(client.db(`${prefix}_${service}`, { readConcern: new ReadConcern('majority') }));

/** A start waits longer than a call. */
async function connect(url: string): Promise<MongoClient> {
  const isChosen = /[?&]serverSelectionTimeoutMS=/i.test(url);
  // With an arbiter in the replica set, MongoDB's default is w: 1, and a failover could undo what was answered.
  const options = {
    appName: 'stallbook',
    w: 'majority',
    ...(!isChosen && { serverSelectionTimeoutMS: FIND_MS }),
  } as const;
  for (const end = Date.now() + START_MS; ;) {
    const client = new MongoClient(url, options);
    try {
      return await client.connect();
    } catch (error) {
      await client.close();
      if (!isMongoUnreachable(error) || Date.now() >= end) throw error;
    }
  }
}
