import mongoose from 'mongoose';
import { services } from '../../../tools/replay/open-service.js';
import { openHarness, SERVICES, type Harness } from './testing/harness.js';

/** Written by the event store, messaging, and GridFS with the driver. */
const OF_LIBRARIES = [
  'checkpoints',
  'commits',
  'fs.chunks',
  'fs.files',
  'handledStreams',
  'leases',
  'missedMessages',
  'personKeys',
  'processes',
  'reservations',
  'setAside',
];

describe('the collections of a service', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  }, 60_000);
  afterAll(() => harness.close());

  it.each(SERVICES)('every collection has a schema unless a library or a projection owns it: %s', async (service) => {
    const database = harness.db(service);
    const known = new Set([
      ...OF_LIBRARIES,
      ...(services[service]?.projections ?? []).map(({ collection }) => collection),
      ...mongoose.connections
        .filter(({ name }) => name === database.databaseName)
        .flatMap(({ models }) => Object.values(models).map((model) => model.collection.collectionName)),
    ]);
    const names = (await database.listCollections().toArray()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});
