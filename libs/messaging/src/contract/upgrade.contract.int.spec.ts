import { defineIntegrationEvent, readIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';
import type { BatchHandler, MessageBus } from '../index.js';
import { adapters, createHarness, until, type Harness } from './testing/harness.js';

describe.each(adapters)('an upgrade on the %s bus', (kind) => {
  let harness: Harness;
  let bus: MessageBus;

  beforeEach(async () => {
    harness = await createHarness(kind);
    bus = await harness.openBus();
  });
  afterEach(() => harness.close());

  const placed = (version: number) =>
    defineIntegrationEvent({
      type: 'order.placed',
      version,
      topic: harness.topic,
      key: 'id',
      schema: z.object({ n: z.int() }),
      upcast: { 1: (data) => data },
    });
  const reader = (version: number, read: number[], onFailure = (): void => {}): BatchHandler =>
    async function readAll(messages) {
      try {
        read.push(...messages.map((message) => readIntegrationEvent(placed(version), message).n));
      } catch (error) {
        onFailure();
        throw error;
      }
    };
  const send = (...versions: number[]) =>
    bus.publish(versions.map((version, index) => ({ ...harness.message('a', { n: index + 1 }), version })));

  it('lets messages of the newer release wait in order for a replica that can read them', async () => {
    const options = { group: harness.group('rollout'), topics: [harness.topic], maxAttempts: 2, backoffMs: () => 1 };
    const [before, after]: [number[], number[]] = [[], []];
    let failures = 0;
    const earlier = await bus.subscribe(
      options,
      reader(1, before, () => (failures += 1)),
    );
    await send(1, 2, 1);
    await until(async () => failures > 10 || (await bus.deadLetters.list(options.group)).length > 0);
    await earlier.stop();
    expect(await bus.deadLetters.list(options.group)).toEqual([]);
    const later = await (await harness.openBus()).subscribe(options, reader(2, after));
    await later.caughtUp();
    expect({ before, after }).toEqual({ before: [1], after: [2, 3] });
  });

  it('that is rolled back turns messages of the newer release into dead letters after a time limit', async () => {
    const options = { group: harness.group('rollback'), topics: [harness.topic], backoffMs: () => 1, upgradeMs: 50 };
    const read: number[] = [];
    const subscription = await bus.subscribe(options, reader(1, read));
    await send(2, 1);
    await subscription.caughtUp();
    expect(read).toEqual([2]);
    expect(await bus.deadLetters.list(options.group)).toMatchObject([{ message: { data: { n: 1 } }, attempts: 1 }]);
  });
});
