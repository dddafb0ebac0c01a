import { newId } from '@stallbook/kernel';
import { metricsText } from '@stallbook/platform';
import { eventually, testDatabase } from '@stallbook/testing';
import type { Db } from 'mongodb';
import { register } from 'prom-client';
import { setAsideCommits } from '../relay/set-aside.js';
import { EventStore } from '../store/event-store.js';
import { parcel, parcelIntegrationEvents } from '../testing/parcel.js';
import { command } from '../testing/store.js';
import { watchSetAside } from './metrics.js';
import { openInstallation } from './testing/host.js';

it('counts the commits that are set aside, by database', async () => {
  const { db, drop } = await testDatabase('metrics');
  await setAsideCommits(db).insertOne({
    _id: 'one',
    streamId: 'parcel-1',
    firstVersion: 1,
    reason: 'unknown',
    triedAt: new Date(),
  });
  const unwatch = watchSetAside(db);
  const line = `stallbook_set_aside_commits{database="${db.databaseName}"}`;
  await eventually(async () => expect(await register.metrics()).toContain(`${line} 1`));
  unwatch();
  expect(await register.metrics()).not.toContain(line);
  await drop();
});

it('counts the failures of a relay, by database', async () => {
  const installation = await openInstallation({ mappers: [parcelIntegrationEvents] });
  const { app, bus } = await installation.start();
  const publish = jest.spyOn(bus, 'publish').mockRejectedValue(new Error('refused'));
  const moved = () => [{ type: 'parcel.moved' as const, data: { place: 'here' } }];
  await app.get(EventStore).execute(parcel, newId(), command(), moved);
  const failures = new RegExp(`stallbook_relay_failures_total{database="${installation.db.databaseName}"} [1-9]`);
  await eventually(async () => expect(await register.metrics()).toMatch(failures));
  publish.mockRestore();
  await installation.close();
});

it('metrics are answered while a database does not answer', async () => {
  const countDocuments = jest.fn(() => new Promise(() => {}));
  const away = { databaseName: 'away', collection: () => ({ countDocuments }) } as unknown as Db;
  const unwatch = watchSetAside(away);
  for (const text of [await metricsText(), await metricsText()]) expect(text).toContain('stallbook_server_up');
  expect(countDocuments).toHaveBeenCalledTimes(1);
  unwatch();
});
