import { newId } from '@stallbook/kernel';
import { createEmbeddedBus } from '@stallbook/messaging';
import { eventually, testDatabase } from '@stallbook/testing';
import { register } from 'prom-client';
import { consumerLags } from '../health/metrics.js';
import { observedBus } from './observed-bus.js';

const TOPIC = 'parcels.v1';

it('counts messages that are given up, by consumer group, from 0', async () => {
  const { db, drop } = await testDatabase('observed_bus');
  const bus = observedBus(await createEmbeddedBus({ db }));
  await bus.ensureTopics([{ name: TOPIC, partitions: 1 }]);
  const group = newId();
  await bus.subscribe({ group, topics: [TOPIC], maxAttempts: 1 }, () => Promise.reject(new Error('refused')));
  expect(await register.metrics()).toContain(`stallbook_dead_letters_total{group="${group}"} 0`);
  const id = newId();
  await bus.publish([
    {
      id,
      topic: TOPIC,
      key: id,
      stream: id,
      sequence: 1,
      type: 'parcel.sent',
      version: 1,
      occurredAt: '2027-05-08T12:00:00Z',
      correlationId: id,
      data: {},
    },
  ]);
  await eventually(async () =>
    expect(await register.metrics()).toContain(`stallbook_dead_letters_total{group="${group}"} 1`),
  );
  await bus.close();
  await drop();
});

it('measures no lag of a bus that was closed', async () => {
  const { db, drop } = await testDatabase('observed_bus');
  const bus = observedBus(await createEmbeddedBus({ db }));
  await bus.ensureTopics([{ name: TOPIC, partitions: 1 }]);
  const group = newId();
  await bus.subscribe({ group, topics: [TOPIC] }, () => Promise.resolve());
  await eventually(async () => expect(await consumerLags(group)).toEqual([{ group, lag: 0 }]));
  await bus.close();
  expect(await consumerLags(group)).toEqual([]);
  await drop();
});
