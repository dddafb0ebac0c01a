import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCOUNT_EXPORTS_QUEUE, EMAILS_QUEUE, ERASURES_QUEUE, IMPORTS_QUEUE } from '@stallbook/contracts';
import { openQueue } from '@stallbook/platform';
import { mailedBy } from '@stallbook/platform/testing';
import { freePort, startServers, type RunningServers } from '@stallbook/servers';
import { eventually } from '@stallbook/testing';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { readyExport, requestExport } from './testing/exports.js';
import { settled } from './testing/history.js';
import type { Person } from './testing/person.js';
import { ADMIN, openHarness, PASSWORD, type Harness } from './testing/harness.js';
import { accept, apply, marketInput, openMarket } from './testing/fixtures.js';

const WHO = '{ currentUser { id } }';
const QUEUES = [EMAILS_QUEUE, IMPORTS_QUEUE, ERASURES_QUEUE, ACCOUNT_EXPORTS_QUEUE];

describe('an installation whose Redis was emptied', () => {
  const root = mkdtempSync(join(tmpdir(), 'stallbook-redis-emptied-'));
  let servers: RunningServers;
  let redis: Redis;
  let harness: Harness;
  let queues: Queue[];
  let olga: Person;
  let adam: Person;

  beforeAll(async () => {
    const { PATH, HOME, STALLBOOK_CACHE } = process.env;
    const want = { mongo: false, redis: true, kafka: false as const };
    servers = await startServers({ root, env: { PATH, HOME, STALLBOOK_CACHE }, want });
    const REDIS_URL = servers.env.REDIS_URL ?? '';
    redis = new Redis(REDIS_URL, { maxRetriesPerRequest: null });
    harness = await openHarness({ REDIS_URL, PORT: String(await freePort()) });
    const parts = { redis, config: harness.config, logger: console };
    queues = QUEUES.map((name) => openQueue(name, parts));
    olga = await harness.join('olga', 'organizer');
    adam = await harness.join(ADMIN.split('@')[0] ?? '');
  });
  afterAll(async () => {
    for (const queue of queues) await queue.close();
    await harness.close();
    redis.disconnect();
    await servers.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const isKnown = async (person: Person) =>
    (await person.ask<{ currentUser: object | null }>(WHO)).data.currentUser !== null;
  const isSeeded = async (title: string) => {
    const search =
      'query($search: String) { found: marketEvents(input: { search: $search, page: 1, pageSize: 1 }) { items { id } } }';
    const { data } = await harness.visitor().ask<{ found: { items: object[] } }>(search, { search: title });
    return data.found.items.length === 1;
  };

  /** Pending work: an import, an erasure, an export, and an email. */
  async function leaveWork(name: string) {
    const [vera, gone] = [await harness.join(`vera-${name}`, 'vendor'), await harness.join(`gone-${name}`, 'vendor')];
    const application = await apply(vera, await openMarket(harness, olga, `Market ${name}`));
    for (const queue of queues) await queue.pause();
    const title = `Seeded ${name}`;
    const { eventDate } = marketInput(harness, title);
    const text = `title,description,event_date,location,city,state\n${title},A market,${eventDate},1 Green,Salem,OR\n`;
    const start = 'mutation($input: StartImportInput!) { startImport(input: $input) { id } }';
    await adam.do(start, { input: { fileName: 'one.csv', text } });
    const erase = 'mutation($input: EraseAccountInput!) { erased: eraseAccount(input: $input) { id } }';
    const { erased } = await gone.do<{ erased: { id: string } }>(erase, { input: { currentPassword: PASSWORD } });
    const exported = await requestExport(vera);
    await accept(olga, application);
    const emails = harness.db('notifications').collection('emails');
    const mail = { type: 'application_approved', 'message.to': `vera-${name}@example.org` };
    await eventually(async () => {
      expect(await emails.findOne({ ...mail, status: 'queued', enqueuedAt: { $ne: null } })).not.toBeNull();
    });
    const lost = async () => {
      for (const queue of queues) expect(await queue.count()).toBe(0);
    };
    const done = async () => {
      await eventually(async () => expect(await isSeeded(title)).toBe(true));
      await readyExport(vera, exported);
      const query = 'query($id: ID!) { one: accountErasure(input: { id: $id }) { completedAt } }';
      await eventually(async () => {
        const { data } = await harness.visitor().ask<{ one: { completedAt: string | null } }>(query, erased);
        expect(data.one.completedAt).not.toBeNull();
      });
      await harness.clock.advance(6 * 60_000);
      const mailed = mailedBy(redis, harness.config);
      await eventually(async () => {
        const types = (await mailed.to(`vera-${name}@example.org`)).map(({ type }) => type);
        expect(types).toContain('application_approved');
      });
      await mailed.close();
      // An empty Redis has no clock offset for the next start.
      await harness.clock.reset();
    };
    return { lost, done };
  }

  it('an empty Redis keeps sessions and their endings, resets limits, and sends live signals', async () => {
    const vera = await harness.join('vera', 'vendor');
    const elsewhere = harness.visitor();
    await elsewhere.post('/auth/sign-in', { email: 'vera@example.org', password: PASSWORD });
    const thief = elsewhere.at(harness.url);
    await elsewhere.post('/auth/sign-out', {});
    await eventually(async () => expect(await isKnown(thief)).toBe(false));
    const guess = () =>
      harness.visitor().post('/auth/sign-in', { email: 'vera@example.org', password: 'a wrong pass phrase' });
    await eventually(async () => expect((await guess()).status).toBe(429));
    const live = await vera.fetch('/live');
    const application = await apply(vera, await openMarket(harness, olga, 'Lively'));

    await redis.flushall();

    expect(await isKnown(vera)).toBe(true);
    expect((await vera.post('/auth/refresh', {})).ok).toBe(true);
    expect(await isKnown(thief)).toBe(false);
    expect((await thief.post('/auth/refresh', {})).status).toBe(401);
    expect((await guess()).status).toBe(422);
    await accept(olga, application);
    const reader = live.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let heard = ''; !heard.includes('application_accepted');) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`The live signals ended after: ${heard}`);
      heard += value;
    }
    await reader.cancel();
    await harness.restart(() => redis.flushall());
    expect(await isKnown(thief)).toBe(false);
    expect(await isKnown(vera)).toBe(true);
  });

  it('pending work runs after Redis was emptied during operation', async () => {
    const work = await leaveWork('running');
    await redis.flushall();
    await work.lost();
    await harness.restart(() => Promise.resolve());
    await work.done();
    await settled(harness);
  });

  it('pending work runs after Redis was emptied during a stop', async () => {
    const work = await leaveWork('stopped');
    await harness.restart(() => redis.flushall());
    await work.done();
    await settled(harness);
  });
});
