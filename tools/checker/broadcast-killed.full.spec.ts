import { randomUUID } from 'node:crypto';
import { BroadcastGroup, BroadcastStatus, myBroadcasts, startBroadcast } from '@stallbook/contracts';
import { EventsModule } from '@stallbook/events';
import { newId, type Actor } from '@stallbook/kernel';
import { hostService, mongoClientFor, type ProcessName, type RunningService } from '@stallbook/platform';
import { dropDatabases, testConfig, testKeysOf } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { freePort } from '@stallbook/servers';
import { eventually } from '@stallbook/testing';
import type { Db } from 'mongodb';
import { answers, fromSource, TestProcess } from './testing/processes.js';

const ORGANIZER: Actor = { id: newId(), role: 'organizer' };
const VENDORS = 200;
const MINUTE = 60_000;

describe('an organizer’s message to a group', () => {
  const prefix = `test_broadcast_killed_${randomUUID().slice(0, 8)}`;
  let service: RunningService;
  let processes: TestProcess[];
  let config: ReturnType<typeof testConfig>;
  let mongo: Awaited<ReturnType<typeof mongoClientFor>>;
  let notifications: Db;

  beforeAll(async () => {
    const shared = { STALLBOOK_DB_PREFIX: prefix, STALLBOOK_RPC_NOTIFICATIONS: `127.0.0.1:${await freePort()}` };
    config = testConfig(shared);
    const { MONGODB_URL, REDIS_URL } = config;
    mongo = await mongoClientFor(MONGODB_URL);
    notifications = mongo.value.db(`${prefix}_notifications`);
    const run = async (name: ProcessName) => {
      const port = await freePort();
      const env = { ...shared, MONGODB_URL, REDIS_URL, STALLBOOK_BUS: 'embedded', ...testKeysOf(name) };
      const settings = { ...env, OPS_PORT: String(port), LOG_LEVEL: 'error' };
      const ready = answers(`http://127.0.0.1:${port}/readyz`);
      const process = new TestProcess(fromSource(`apps/${name}/src/main.ts`), settings, ready);
      await process.start();
      return process;
    };
    processes = [await run('notifications'), await run('workers')];
    // Any service that calls notifications.
    service = await hostService({ name: 'events', module: EventsModule, config });
  });

  afterAll(async () => {
    for (const process of processes) await process.end('SIGTERM');
    await service.close();
    await mongo.release();
    await dropDatabases(config.MONGODB_URL, prefix);
  });

  it('reaches each vendor exactly once, though its processes are killed midway', async () => {
    const eventId = newId();
    const vendorIds = await acceptedVendors(eventId);
    const rpc = service.app.get(RpcClient);
    const about = { eventId, group: BroadcastGroup.accepted, expected: VENDORS };
    const message = { ...about, broadcastId: newId(), content: 'Load-in starts at 7.' };
    const command = { actor: ORGANIZER, commandId: newId(), timeoutMs: MINUTE / 2 };
    await eventually(() => rpc.call(startBroadcast, message, command));
    const reached = (people: number) =>
      eventually(async () => {
        const [sent] = await rpc.call(myBroadcasts, { id: eventId }, { actor: ORGANIZER });
        if (!sent || sent.done < people) throw new Error(`${sent?.done} of ${people} vendors`);
        return sent;
      }, 10 * MINUTE);
    expect((await reached(50)).status).toBe(BroadcastStatus.sending);
    await Promise.all(processes.map((process) => process.end('SIGKILL')));
    for (const process of processes) await process.start();
    const sent = await reached(VENDORS);
    expect(sent).toMatchObject({ status: 'sent', total: VENDORS, delivered: VENDORS, notReached: [] });
    expect(await receivers()).toEqual([...vendorIds].sort());
  });

  /** Stores what notifications knows of a market event and its accepted vendors. */
  async function acceptedVendors(marketEventId: string): Promise<string[]> {
    const ids = Array.from({ length: VENDORS }, () => newId());
    const dates = { startDate: '2027-05-08', endDate: '2027-05-08' };
    const market = { revision: 1, organizerId: ORGANIZER.id, status: 'published', title: 'River Market', ...dates };
    const vendor = { name: 'Vera Holt', businessName: 'Bee & Candle', role: 'vendor', categories: [] };
    const people = ids.map((_id) => ({ _id, data: { ...vendor, email: `${_id}@example.org` }, waiting: [] }));
    await notifications
      .collection<{ _id: string; data: object; waiting: string[] }>('replicas')
      .insertMany([{ _id: marketEventId, data: market, waiting: [] }, ...people]);
    const application = { marketEventId, organizerId: ORGANIZER.id, status: 'accepted' };
    await notifications
      .collection<{ _id: string }>('applicationReplicas')
      .insertMany(ids.map((vendorId) => ({ _id: newId(), vendorId, ...application })));
    return ids;
  }

  /** The vendor of each message, sorted; one with two messages comes twice. */
  async function receivers(): Promise<string[]> {
    const messages = await notifications.collection('messages').find({ senderId: ORGANIZER.id }).toArray();
    const threadIds = messages.map(({ threadId }) => threadId as string);
    const unread = notifications.collection('messageParticipants').find({ threadId: { $in: threadIds }, unread: 1 });
    const vendorOf = new Map(
      (await unread.toArray()).map((one) => [one['threadId'] as string, String(one['personId'])]),
    );
    return threadIds.map((id) => vendorOf.get(id) ?? 'unknown').sort();
  }
});
