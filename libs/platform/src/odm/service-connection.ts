import type { MongoClient } from 'mongodb';
import mongoose, { type Connection } from 'mongoose';

const connections = new WeakMap<MongoClient, Connection>();

export function serviceConnection(client: MongoClient, database: string): Connection {
  const shared = connections.get(client) ?? mongoose.createConnection().setClient(client);
  connections.set(client, shared);
  const connection = shared.useDb(database);
  // Mongoose leaves `db` unset while the server does not answer, and no model can be created without it.
  return Object.assign(connection, { db: client.db(database) });
}
