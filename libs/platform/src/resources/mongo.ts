import { MongoClient } from 'mongodb';
import type { Db } from 'mongodb';
import { withBoundedReads } from './bounded-reads.js';
import { share } from './shared.js';
import type { Shared } from './shared.js';

/** ONE connected client per URL and process, whoever asks. Throws where MongoDB is not to be reached within 30 s. */
export const mongoClientFor = (url: string): Promise<Shared<MongoClient>> =>
  share(
    `mongo ${url}`,
    () => new MongoClient(url, { appName: 'stallbook' }).connect(),
    (client) => client.close(),
  );

/** The database that `service` alone reads and writes; its reads end with the call under way. */
export const serviceDb = (client: MongoClient, prefix: string, service: string): Db =>
  withBoundedReads(client.db(`${prefix}_${service}`));
