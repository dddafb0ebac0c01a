import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { services } from '@stallbook/kernel';
import { dropKeys } from '@stallbook/platform/testing';
import { freePort } from '@stallbook/servers';
import { eventually } from '@stallbook/testing';
import { Redis } from 'ioredis';
import { backUp } from './testing/backup.js';
import { deadLettersOf, erase, idOf, operate, publishAgain, settled } from './testing/history.js';
import { startOwnKafka } from './testing/own-kafka.js';
import type { Person } from './testing/person.js';
import { openHarness, type Harness } from './testing/harness.js';
import { accept, apply, openMarket } from './testing/fixtures.js';

const titled = async (organizer: Person, id: string, title: string) => {
  const update = 'mutation($input: UpdateMarketEventInput!) { updateMarketEvent(input: $input) { id } }';
  await organizer.do(update, { input: { id, title } });
};

describe('an installation whose backup is restored', () => {
  let kafka: Awaited<ReturnType<typeof startOwnKafka>>;
  let harness: Harness;
  let olga: Person;
  let vera: Person;
  let market: string;

  beforeAll(async () => {
    kafka = await startOwnKafka();
    harness = await openHarness({ ...kafka.settings, PORT: String(await freePort()) });
    olga = await harness.join('olga', 'organizer');
    vera = await harness.join('vera', 'vendor');
    market = await openMarket(harness, olga, 'Riverside');
  });
  afterAll(async () => {
    await harness.close();
    await kafka.stop();
  });

  /** Redis's job IDs; jobs with a known ID would not run again. */
  const emptyRedis = async () => {
    const redis = new Redis(harness.config.REDIS_URL);
    await dropKeys(redis, harness.config.STALLBOOK_DB_PREFIX);
    await redis.quit();
  };

  /** The title as replicated in applications and billing. */
  const copiedTitles = async () => {
    const copies = [harness.db('applications'), harness.db('billing')].map((db) =>
      db.collection<{ _id: string; title: string }>('marketEventReplicas').findOne({ _id: market }),
    );
    const replica = await harness
      .db('notifications')
      .collection<{ _id: string; data: { title: string } }>('replicas')
      .findOne({ _id: market });
    return [...(await Promise.all(copies)).map((copy) => copy?.title), replica?.data.title];
  };
  const everywhere = (title: string) =>
    eventually(async () => expect(await copiedTitles()).toEqual([title, title, title]));
  const acceptedNotices = () =>
    harness.db('notifications').collection('notifications').countDocuments({ type: 'application_accepted' });

  it('publishing again is refused while Stallbook runs', async () => {
    await expect(operate(harness, 'republish')).rejects.toThrow('is running. Stop Stallbook first.');
  });

  it('continues where an older producer of states is, and fills what the producer missed', async () => {
    await everywhere('Riverside');
    await settled(harness);
    const restore = await backUp(harness, 'events');
    await titled(olga, market, 'Lost once');
    await titled(olga, market, 'Lost twice');
    await everywhere('Lost twice');
    await harness.join('oskar', 'organizer');
    await settled(harness);
    const organizers = harness.db('events').collection('organizers');
    expect(await organizers.countDocuments()).toBe(2);

    await publishAgain(harness, async () => {
      await restore();
      await kafka.replace();
    });
    await everywhere('Riverside');
    await eventually(async () => expect(await organizers.countDocuments()).toBe(2));
    await titled(olga, market, 'Hillside');
    await everywhere('Hillside');
    await settled(harness);
    expect(await deadLettersOf(harness)).toEqual([]);
  });

  it('handles new facts whose sequences lost ones had, and the facts before them once', async () => {
    const application = await apply(vera, market);
    await settled(harness);
    const restore = await backUp(harness, 'applications');
    await accept(olga, application);
    await settled(harness);
    expect(await acceptedNotices()).toBe(1);

    await publishAgain(harness, async () => {
      await restore();
      await kafka.replace();
    });
    const before = await settled(harness);
    expect(await acceptedNotices()).toBe(1);
    await accept(olga, application);
    await eventually(async () => expect(await acceptedNotices()).toBe(2));
    const notices = `${harness.config.STALLBOOK_DB_PREFIX}_notifications.notifications`;
    expect((await settled(harness))[notices]).toHaveLength((before[notices]?.length ?? 0) + 1);
    expect(await deadLettersOf(harness)).toEqual([]);
  });

  it('a restored backup of all databases restores the state of that time', async () => {
    const before = await settled(harness);
    const restores = await Promise.all(services.map((service) => backUp(harness, service)));
    await titled(olga, market, 'Lost for all');
    await everywhere('Lost for all');
    await settled(harness);
    await publishAgain(harness, async () => {
      for (const restore of restores) await restore();
      await kafka.replace();
    });
    expect(await settled(harness)).toEqual(before);
    await titled(olga, market, 'Lakeside');
    await everywhere('Lakeside');
  });

  it('people who were erased after a backup are erased again', async () => {
    const gone = await harness.join('gone', 'vendor');
    const personId = await idOf(gone);
    await settled(harness);
    const restores = await Promise.all(services.map((service) => backUp(harness, service)));
    await erase(harness, gone);
    const accounts = harness.db('identity').collection<{ _id: string }>('accounts');
    const erasures = harness.db('identity').collection<{ personId: string; completedAt: string | null }>('erasures');
    const folder = mkdtempSync(join(tmpdir(), 'stallbook-erasures-'));
    await publishAgain(harness, async () => {
      await operate(harness, 'erasures', '--', 'save', join(folder, 'erasures.json'));
      for (const restore of restores) await restore();
      expect(await accounts.countDocuments({ _id: personId })).toBe(1);
      const said = await operate(harness, 'erasures', '--', 'apply', join(folder, 'erasures.json'));
      expect(said).toContain('Erasures to carry out again: 1.');
      await emptyRedis();
      await kafka.replace();
    });
    rmSync(folder, { recursive: true });
    await eventually(async () => expect((await erasures.findOne({ personId }))?.completedAt).toBeTruthy(), 120_000);
    expect(await accounts.countDocuments({ _id: personId })).toBe(0);
    const name = await harness.db('billing').collection<{ _id: string }>('vendorNames').findOne({ _id: personId });
    expect(name).toEqual({ _id: personId, erased: true });
  });
});
