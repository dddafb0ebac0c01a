import type { MongoClient } from 'mongodb';
import mongoose, { type Connection } from 'mongoose';

const connections = new WeakMap<MongoClient, Connection>();

export function serviceConnection(client: MongoClient, database: string): Connection {
  const shared = connections.get(client) ?? mongoose.createConnection().setClient(client);
  connections.set(client, shared);
  return shared.useDb(database);
}
