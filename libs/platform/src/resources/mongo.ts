import { MongoClient, ReadConcern, type Db } from 'mongodb';
import { withBoundedReads } from './bounded-reads.js';
import { share, type Shared } from './shared.js';

/** One connected client per URL and process. @throws if MongoDB is unreachable for 30 s */
export const mongoClientFor = (url: string): Promise<Shared<MongoClient>> =>
  share(
    `mongo ${url}`,
    () => new MongoClient(url, { appName: 'stallbook' }).connect(),
    (client) => client.close(),
  );

/** Its reads show nothing that a failover can undo, as the event store's do: a read model is never ahead of its streams. */
export const serviceDb = (client: MongoClient, prefix: string, service: string): Db =>
  withBoundedReads(client.db(`${prefix}_${service}`, { readConcern: new ReadConcern('majority') }));
