import { randomUUID } from 'node:crypto';
import { services, type ServiceName } from '@stallbook/kernel';
import { CLOCK, QUEUE_REDIS, type TestClock } from '@stallbook/platform';
import { dropDatabases, mailedBy, testConfig } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { startEmulator } from '@stallbook/stripe-emulator';
import { eventually } from '@stallbook/testing';
import type { Redis } from 'ioredis';
import { MongoClient, ReadConcern, type Db } from 'mongodb';
import { startAll } from '../../src/host.js';
import { Person } from './person.js';
import { quiet } from './quiet.js';

export const WEBHOOK_SECRET = 'whsec_of_these_tests';
export const ADMIN = 'adam@example.org';
export const PASSWORD = 'a pass phrase';

const MACHINERY = /^(leases?|handledStreams|processes|relay|stamps|snapshots|bus|checkpoints?|searchTerms)/i;

/** Two commands for the whole database, because specs count after every call. */
async function countsIn(db: Db): Promise<[string, number][]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const [first, ...others] = collections.map(({ name }) => name).filter((name) => !MACHINERY.test(name));
  if (first === undefined) return [];
  const count = { $collStats: { count: {} } };
  const counts = db
    .collection(first)
    .aggregate<{ ns: string; count: number }>([
      count,
      ...others.map((coll) => ({ $unionWith: { coll, pipeline: [count] } })),
    ]);
  return (await counts.toArray()).map((one) => [one.ns, one.count]);
}

/**
 * All of Stallbook in this process, over real servers and the local Stripe, with a movable clock.
 * @param only the services that a suite needs, which start sooner than all
 */
export async function openHarness(
  settings: Record<string, string | undefined> = {},
  only: readonly ServiceName[] = services,
) {
  const prefix = `test_all_${randomUUID().slice(0, 8)}`;
  const emulator = await startEmulator({ webhookSecret: WEBHOOK_SECRET });
  const config = testConfig({
    PORT: '0',
    STALLBOOK_DB_PREFIX: prefix,
    STALLBOOK_TEST_CLOCK: '1',
    STALLBOOK_ADMIN_EMAILS: ADMIN,
    STRIPE_SECRET_KEY: 'sk_test_emulator',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_HOST: emulator.host,
    STRIPE_API_PORT: String(emulator.port),
    STRIPE_API_PROTOCOL: 'http',
    STRIPE_EMULATOR_PUBLIC_URL: emulator.url,
    ...settings,
  });
  let all = await startAll(config, only);
  const { url } = all.gateway;
  const openMails = () => mailedBy(all.gateway.app.get<Redis>(QUEUE_REDIS), config);
  let emails = openMails();
  const mongo = await new MongoClient(config.MONGODB_URL).connect();
  const db = (service: ServiceName) => mongo.db(`${prefix}_${service}`, { readConcern: new ReadConcern('majority') });
  const databases = new Map(only.map((service) => [service, db(service)]));
  emulator.control.configure({ url: `${url}/webhooks/stripe` });

  const counts = async (): Promise<Record<string, number>> =>
    Object.fromEntries((await Promise.all([...databases.values()].map(countsIn))).flat());

  const settle = () => quiet({ databases, config, redis: all.gateway.app.get<Redis>(QUEUE_REDIS) });

  const tokenMailedTo = (address: string): Promise<string> =>
    eventually(async () => {
      const mail = (await emails.to(address)).find(({ data }) => 'confirm_url' in data);
      if (!mail) throw new Error(`no mail to ${address}`);
      return new URLSearchParams(new URL(mail.data['confirm_url'] ?? '').hash.slice(1)).get('token_hash') ?? '';
    });

  const resetTokenMailedTo = (address: string): Promise<string> =>
    eventually(async () => {
      const mail = (await emails.to(address)).findLast(({ type }) => type === 'reset_password');
      if (!mail) throw new Error(`no link for a new password to ${address}`);
      return new URLSearchParams(new URL(mail.data['reset_url'] ?? '').hash.slice(1)).get('token_hash') ?? '';
    });

  const expectOk = async (reply: Response): Promise<void> => {
    if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`);
  };

  return {
    config,
    url,
    emulator,
    db,
    get clock() {
      return all.gateway.app.get<TestClock>(CLOCK);
    },
    get rpc() {
      return all.gateway.app.get(RpcClient);
    },
    visitor: () => new Person(url),
    /**
     * Signs up and confirms in one browser; with a role, the profile follows from the sign-up. Without `confirm`,
     * the account's address lost its confirmation.
     */
    join: async (name: string, role?: 'vendor' | 'organizer', confirm = true): Promise<Person> => {
      const person = new Person(url);
      const email = `${name}@example.org`;
      const about = { role, businessName: `${name}'s business`, contactName: name, city: 'Portland', state: 'OR' };
      await expectOk(await person.post('/auth/sign-up', { email, password: PASSWORD, metadata: role ? about : {} }));
      await expectOk(await person.post('/auth/confirm', { tokenHash: await tokenMailedTo(email), type: 'signup' }));
      if (confirm) return person;
      await db('identity')
        .collection('accounts')
        .updateOne({ email }, { $set: { emailConfirmedAt: null } });
      await expectOk(await person.post('/auth/refresh', {}));
      return person;
    },
    tokenMailedTo,
    resetTokenMailedTo,
    mailsTo: (address: string) => emails.to(address),
    get redis() {
      return all.gateway.app.get<Redis>(QUEUE_REDIS);
    },
    mongo,
    /** Stops everything, runs the work, and starts everything at another address. */
    restart: async (work: () => Promise<unknown>): Promise<void> => {
      await emails.close();
      await all.close();
      await work();
      all = await startAll(config, only);
      emails = openMails();
    },
    quiet: settle,
    /** Document counts once everything is quiet, to show with `counts` that a refused command changes nothing. */
    holdings: async (): Promise<Record<string, number>> => {
      await settle();
      return counts();
    },
    counts,
    close: async () => {
      await emulator.stop();
      await all.gateway.app.get<TestClock>(CLOCK).reset();
      await emails.close();
      await all.close();
      await mongo.close();
      await dropDatabases(config.MONGODB_URL, prefix);
    },
  };
}

export type Harness = Awaited<ReturnType<typeof openHarness>>;
