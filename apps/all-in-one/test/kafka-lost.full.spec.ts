import { freePort } from '@stallbook/servers';
import { eventually } from '@stallbook/testing';
import { deadLettersOf, makeHistory, publishAgain, settled } from './testing/history.js';
import { startOwnKafka } from './testing/own-kafka.js';
import { openHarness, type Harness } from './testing/harness.js';
import { apply, openMarket } from './testing/fixtures.js';

describe('an installation whose Kafka was lost with all its data', () => {
  let kafka: Awaited<ReturnType<typeof startOwnKafka>>;
  let stage: Harness;

  beforeAll(async () => {
    kafka = await startOwnKafka();
    stage = await openHarness({ ...kafka.settings, PORT: String(await freePort()) });
  }, 180_000);
  afterAll(async () => {
    await stage.close();
    await kafka.stop();
  });

  it('is the same after everything was published again, and goes on', async () => {
    const { olga, vera } = await makeHistory(stage);
    const before = await settled(stage);
    await publishAgain(stage, () => kafka.replace());
    expect(await settled(stage)).toEqual(before);
    expect(await deadLettersOf(stage)).toEqual([]);
    const market = await openMarket(stage, olga, 'After the loss');
    await apply(vera, market);
    await eventually(async () => {
      const titles = stage
        .db('notifications')
        .collection('notifications')
        .find({ body: /After the loss/ });
      expect(await titles.toArray()).toHaveLength(1);
    });
  }, 360_000);
});
