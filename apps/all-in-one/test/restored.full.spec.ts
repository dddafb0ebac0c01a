import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@stallbook/servers';
import { eventually } from '@stallbook/testing';
import { Redis } from 'ioredis';
import { backUp } from './testing/backup.js';
import { deadLettersOf, erase, idOf, operate, publishAgain, settled } from './testing/history.js';
import { startOwnKafka } from './testing/own-kafka.js';
import type { Person } from './testing/person.js';
import { openHarness, SERVICES, type Harness } from './testing/harness.js';
import { accept, apply, openMarket } from './testing/fixtures.js';

const titled = async (organizer: Person, id: string, title: string) => {
  const update = 'mutation($input: UpdateMarketEventInput!) { updateMarketEvent(input: $input) { id } }';
  await organizer.do(update, { input: { id, title } });
};

describe('an installation whose backup is restored', () => {
  let kafka: Awaited<ReturnType<typeof startOwnKafka>>;
  let stage: Harness;
  let olga: Person;
  let vera: Person;
  let market: string;

  beforeAll(async () => {
    kafka = await startOwnKafka();
    stage = await openHarness({ ...kafka.settings, PORT: String(await freePort()) });
    olga = await stage.join('olga', 'organizer');
    vera = await stage.join('vera', 'vendor');
    market = await openMarket(stage, olga, 'Riverside');
  }, 240_000);
  afterAll(async () => {
    await stage.close();
    await kafka.stop();
  });

  /** Redis's job IDs; jobs with a known ID would not run again. */
  const emptyRedis = async () => {
    const redis = new Redis(stage.config.REDIS_URL);
    const keys = await redis.keys(`${stage.config.STALLBOOK_DB_PREFIX}*`);
    if (keys.length > 0) await redis.del(keys);
    await redis.quit();
  };

  /** The title as replicated in applications and billing. */
  const copiedTitles = async () => {
    const copies = [stage.db('applications'), stage.db('billing')].map((db) =>
      db.collection<{ _id: string; title: string }>('marketEventCopies').findOne({ _id: market }),
    );
    const replica = await stage
      .db('notifications')
      .collection<{ _id: string; data: { title: string } }>('replicas')
      .findOne({ _id: market });
    return [...(await Promise.all(copies)).map((copy) => copy?.title), replica?.data.title];
  };
  const everywhere = (title: string) =>
    eventually(async () => expect(await copiedTitles()).toEqual([title, title, title]), 60_000);
  const acceptedNotices = () =>
    stage.db('notifications').collection('notifications').countDocuments({ type: 'application_accepted' });

  it('refuses to publish again while Stallbook runs', async () => {
    await expect(operate(stage, 'republish')).rejects.toThrow('is running. Stop Stallbook first.');
  }, 240_000);

  it('goes on where an older producer of states is, and fills what the producer missed', async () => {
    await everywhere('Riverside');
    await settled(stage);
    const restore = await backUp(stage, 'events');
    await titled(olga, market, 'Lost once');
    await titled(olga, market, 'Lost twice');
    await everywhere('Lost twice');
    await stage.join('oskar', 'organizer');
    await settled(stage);
    const organizers = stage.db('events').collection('organizers');
    expect(await organizers.countDocuments()).toBe(2);

    await publishAgain(stage, async () => {
      await restore();
      await kafka.replace();
    });
    await everywhere('Riverside');
    await eventually(async () => expect(await organizers.countDocuments()).toBe(2), 60_000);
    await titled(olga, market, 'Hillside');
    await everywhere('Hillside');
    await settled(stage);
    expect(await deadLettersOf(stage)).toEqual([]);
  }, 360_000);

  it('handles new facts whose sequences lost ones had, and the facts before them once', async () => {
    const application = await apply(vera, market);
    await settled(stage);
    const restore = await backUp(stage, 'applications');
    await accept(olga, application);
    await settled(stage);
    expect(await acceptedNotices()).toBe(1);

    await publishAgain(stage, async () => {
      await restore();
      await kafka.replace();
    });
    const before = await settled(stage);
    expect(await acceptedNotices()).toBe(1);
    await accept(olga, application);
    await eventually(async () => expect(await acceptedNotices()).toBe(2), 60_000);
    const notices = `${stage.config.STALLBOOK_DB_PREFIX}_notifications.notifications`;
    expect((await settled(stage))[notices]).toHaveLength((before[notices]?.length ?? 0) + 1);
    expect(await deadLettersOf(stage)).toEqual([]);
  }, 360_000);

  it('is as it was at the time of a backup of all databases', async () => {
    const before = await settled(stage);
    const restores = await Promise.all(SERVICES.map((service) => backUp(stage, service)));
    await titled(olga, market, 'Lost for all');
    await everywhere('Lost for all');
    await settled(stage);
    await publishAgain(stage, async () => {
      for (const restore of restores) await restore();
      await kafka.replace();
    });
    expect(await settled(stage)).toEqual(before);
    await titled(olga, market, 'Lakeside');
    await everywhere('Lakeside');
  }, 360_000);

  it('forgets people again who were erased after a backup of all databases', async () => {
    const gone = await stage.join('gone', 'vendor');
    const personId = await idOf(gone);
    await settled(stage);
    const restores = await Promise.all(SERVICES.map((service) => backUp(stage, service)));
    await erase(stage, gone);
    const accounts = stage.db('identity').collection<{ _id: string }>('accounts');
    const erasures = stage.db('identity').collection<{ personId: string; completedAt: string | null }>('erasures');
    const folder = mkdtempSync(join(tmpdir(), 'stallbook-erasures-'));
    await publishAgain(stage, async () => {
      await operate(stage, 'erasures', '--', 'save', join(folder, 'erasures.json'));
      for (const restore of restores) await restore();
      expect(await accounts.countDocuments({ _id: personId })).toBe(1);
      const said = await operate(stage, 'erasures', '--', 'apply', join(folder, 'erasures.json'));
      expect(said).toContain('Erasures to carry out again: 1.');
      await emptyRedis();
      await kafka.replace();
    });
    rmSync(folder, { recursive: true });
    await eventually(async () => expect((await erasures.findOne({ personId }))?.completedAt).toBeTruthy(), 120_000);
    expect(await accounts.countDocuments({ _id: personId })).toBe(0);
    const name = await stage.db('billing').collection<{ _id: string }>('vendorNames').findOne({ _id: personId });
    expect(name).toEqual({ _id: personId, erased: true });
  }, 360_000);
});
