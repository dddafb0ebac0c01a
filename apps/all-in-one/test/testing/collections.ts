import { eventStoreOptions as applications } from '@stallbook/applications';
import { eventStoreOptions as attachments } from '@stallbook/attachments';
import { eventStoreOptions as billing } from '@stallbook/billing';
import { eventStoreOptions as content } from '@stallbook/content';
import { eventStoreOptions as events } from '@stallbook/events';
import { eventStoreOptions as identity } from '@stallbook/identity';
import type { ServiceName } from '@stallbook/kernel';
import { eventStoreOptions as notifications } from '@stallbook/notifications';
import mongoose, { type Connection } from 'mongoose';
import type { Harness } from './harness.js';

const services = { applications, attachments, billing, content, events, identity, notifications };

/** Written by the event store, messaging, and GridFS with the driver. */
const OF_LIBRARIES = [
  'checkpoints',
  'commits',
  'files.chunks',
  'files.files',
  'handledStreams',
  'leases',
  'missedMessages',
  'personKeys',
  'processes',
  'reservations',
  'setAside',
];

/** A service's models are on a connection made by `useDb`, which mongoose lists only here and does not type. */
type WithDerived = Connection & { readonly otherDbs: readonly Connection[] };

/** The collections of a service that no schema, projection, or library describes. */
export async function unknownCollections({ db }: Harness, service: ServiceName): Promise<string[]> {
  const database = db(service);
  const known = new Set([
    ...OF_LIBRARIES,
    ...services[service].projections.map(({ collection }) => collection),
    ...(mongoose.connections as WithDerived[])
      .flatMap((connection) => [connection, ...connection.otherDbs])
      .filter(({ name }) => name === database.databaseName)
      .flatMap(({ models }) => Object.values(models).map((model) => model.collection.collectionName)),
  ]);
  const collections = await database.listCollections().toArray();
  if (collections.length === 0) throw new Error(`${service} has no collections`);
  return collections.map(({ name }) => name).filter((name) => !known.has(name));
}
