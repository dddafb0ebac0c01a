import { eventStoreOptions as applications } from '@stallbook/applications';
import { eventStoreOptions as attachments } from '@stallbook/attachments';
import { eventStoreOptions as billing } from '@stallbook/billing';
import { eventStoreOptions as content } from '@stallbook/content';
import { eventStoreOptions as events } from '@stallbook/events';
import { eventStoreOptions as identity } from '@stallbook/identity';
import { eventStoreOptions as notifications } from '@stallbook/notifications';
import mongoose, { type Connection } from 'mongoose';
import { openHarness, SERVICES, type Harness } from './testing/harness.js';

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

describe('the collections of a service', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  it.each(SERVICES)('every collection has a schema unless a library or a projection owns it: %s', async (service) => {
    const database = harness.db(service);
    const known = new Set([
      ...OF_LIBRARIES,
      ...services[service].projections.map(({ collection }) => collection),
      ...(mongoose.connections as WithDerived[])
        .flatMap((connection) => [connection, ...connection.otherDbs])
        .filter(({ name }) => name === database.databaseName)
        .flatMap(({ models }) => Object.values(models).map((model) => model.collection.collectionName)),
    ]);
    const names = (await database.listCollections().toArray()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});
