import { freePort } from '@stallbook/servers';
import { eventually } from '@stallbook/testing';
import { deadLettersOf, makeHistory, publishAgain, settled } from './testing/history.js';
import { startOwnKafka } from './testing/own-kafka.js';
import { openHarness, type Harness } from './testing/harness.js';
import { apply, openMarket } from './testing/fixtures.js';

describe('an installation whose Kafka was lost with all its data', () => {
  let kafka: Awaited<ReturnType<typeof startOwnKafka>>;
  let harness: Harness;

  beforeAll(async () => {
    kafka = await startOwnKafka();
    harness = await openHarness({ ...kafka.settings, PORT: String(await freePort()) });
  });
  afterAll(async () => {
    await harness.close();
    await kafka.stop();
  });

  it('everything is the same after publishing again, and the installation continues', async () => {
    const { olga, vera } = await makeHistory(harness);
    const before = await settled(harness);
    await publishAgain(harness, () => kafka.replace());
    expect(await settled(harness)).toEqual(before);
    expect(await deadLettersOf(harness)).toEqual([]);
    const market = await openMarket(harness, olga, 'After the loss');
    await apply(vera, market);
    await eventually(async () => {
      const titles = harness
        .db('notifications')
        .collection('notifications')
        .find({ body: /After the loss/ });
      expect(await titles.toArray()).toHaveLength(1);
    });
  });
});
