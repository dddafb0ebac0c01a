import type { Db, MongoClient } from 'mongodb';
import mongoose, { type Connection } from 'mongoose';

const connections = new WeakMap<MongoClient, Connection>();

/** Mongoose reads through the database of the service, so that its reads are as durable and end with the call too. */
export function serviceConnection(client: MongoClient, db: Db): Connection {
  const shared = connections.get(client) ?? mongoose.createConnection().setClient(client);
  connections.set(client, shared);
  // Mongoose would set its own, and only once the server answers, but no model can be created before.
  return Object.defineProperty(shared.useDb(db.databaseName), 'db', { get: () => db, set: () => undefined });
}
