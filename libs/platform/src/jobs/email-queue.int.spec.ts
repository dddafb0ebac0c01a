import { randomUUID } from 'node:crypto';
import { EMAILS_QUEUE, EmailType } from '@stallbook/contracts';
import { withTransaction } from '@stallbook/messaging';
import { eventually, testDatabase } from '@stallbook/testing';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { testConfig } from '../testing/config.js';
import { dropKeys } from '../testing/redis-keys.js';
import { AddressHash } from '../visitors/address-hash.js';
import { EmailQueue } from './email-queue.js';
import { EmailSeal, type SealedEmail } from './email-seal.js';
import { openQueue } from './open-queue.js';
import { jobsPrefix } from './prefix.js';

describe('the email queue', () => {
  const config = testConfig({ STALLBOOK_DB_PREFIX: `test_mails_${randomUUID().slice(0, 8)}` });
  const redis = new Redis(config.REDIS_URL, { maxRetriesPerRequest: null });
  const hash = new AddressHash(config);
  let emails: EmailQueue;
  let queue: Queue<SealedEmail>;

  beforeAll(() => {
    emails = new EmailQueue(redis, config, { warn: jest.fn() } as never);
    queue = openQueue(EMAILS_QUEUE, { redis, config, logger: { warn: jest.fn() } as never });
  });
  afterAll(async () => {
    await queue.obliterate({ force: true });
    await queue.close();
    await emails.beforeApplicationShutdown();
    await dropKeys(redis, config.STALLBOOK_DB_PREFIX);
    redis.disconnect();
  });

  const mail = (to: string, type = EmailType.application_approved) => {
    return { id: randomUUID(), type, to, toName: 'Ann', data: {} };
  };
  const left = async () =>
    (await queue.getJobs(['waiting', 'prioritized', 'delayed', 'failed'])).map(({ id }) => id).sort();

  it('removes the emails to an address without decrypting any and keeps all others', async () => {
    const opened = jest.spyOn(EmailSeal.prototype, 'open');
    const to = 'Ann@example.org';
    const others = Array.from({ length: 20 }, (_, index) => mail(`vendor-${index}@example.org`));
    await emails.enqueueAll([...others.slice(0, 10), mail(to), ...others.slice(10)]);
    await emails.enqueue(mail(to.toLowerCase(), EmailType.reset_password));
    expect(await left()).toHaveLength(22);
    await emails.forget([hash.of(to), hash.of('former@example.org')]);
    expect(await left()).toEqual(others.map(({ id }) => id).sort());
    expect(opened).not.toHaveBeenCalled();
    opened.mockRestore();
    expect(await redis.keys(`${config.STALLBOOK_DB_PREFIX}*${hash.of(to)}*`)).toEqual([]);
  });

  it('removes the emails to others that concern a person, found by their ID or their address', async () => {
    const about = (...concerns: (string | null)[]) => ({ ...mail('staff@example.org'), concerns });
    const [byId, byAddress, other] = [about('person', null), about(null, 'Guest@example.org'), about(null)];
    await emails.enqueueAll([byId, byAddress, other]);
    await emails.forget([...hash.every('person'), hash.of('guest@example.org')]);
    const found = await Promise.all([byId, byAddress, other].map(({ id }) => queue.getJob(id)));
    expect(found.map((job) => job?.id)).toEqual([undefined, undefined, other.id]);
  });

  it('removes an email that was being sent once its worker lets go of it', async () => {
    const late = mail('late@example.org');
    await emails.enqueue(late);
    let letGo = (): void => undefined;
    const sending = new Promise<void>((resolve) => (letGo = resolve));
    const connection = redis.duplicate();
    const worker = new Worker(
      EMAILS_QUEUE,
      async () => {
        await sending;
        throw new Error('the mail server did not answer');
      },
      { connection, prefix: jobsPrefix(config), concurrency: 50 },
    );
    await eventually(async () => expect((await queue.getActive()).map(({ id }) => id)).toContain(late.id));
    await emails.forget([hash.of(late.to)]);
    expect(await emails.drop([late.id, 'unknown'])).toEqual(['unknown']);
    letGo();
    await eventually(async () => expect((await queue.getDelayed()).map(({ id }) => id)).toContain(late.id));
    await worker.close();
    connection.disconnect();
    await emails.forget([hash.of(late.to)]);
    expect(await queue.getJob(late.id)).toBeUndefined();
  });

  it('removes an email that was just being queued in the second round of an erasure', async () => {
    const meanwhile = mail('meanwhile@example.org');
    const addBulk = Reflect.get(Queue.prototype, 'addBulk');
    const queued = jest.spyOn(Queue.prototype, 'addBulk').mockImplementationOnce(async function (this: Queue, jobs) {
      await emails.forget([hash.of(meanwhile.to)]);
      return addBulk.call(this, jobs);
    });
    await emails.enqueue(meanwhile);
    queued.mockRestore();
    expect(await queue.getJob(meanwhile.id)).toBeDefined();
    await emails.forget([hash.of(meanwhile.to)]);
    expect(await queue.getJob(meanwhile.id)).toBeUndefined();
  });

  it('keeps an email to an address that was queued after the given time', async () => {
    const [later, now] = [mail('next@example.org'), new Date()];
    await emails.enqueue(later);
    await emails.forget([hash.of(later.to)], new Date(now.getTime() - 60_000));
    expect(await queue.getJob(later.id)).toBeDefined();
    await emails.forget([hash.of(later.to)], new Date(now.getTime() + 3_600_000));
    expect(await queue.getJob(later.id)).toBeUndefined();
  });

  it('loses no email while a mail server is away for an hour', async () => {
    const waiting = mail('away@example.org');
    await emails.enqueue(waiting);
    const { attempts = 0, backoff } = (await queue.getJob(waiting.id))?.opts ?? {};
    expect(backoff).toMatchObject({ type: 'exponential' });
    const [first, hour] = [(backoff as { delay: number }).delay, 60 * 60_000];
    const pauses = Array.from({ length: attempts - 1 }, (_, failed) => first * 2 ** failed);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(hour);
  });

  it('is not called inside a transaction, which would wait for Redis and may be rolled back', async () => {
    const { client, drop } = await testDatabase('email_queue');
    const refused = 'The queue of emails is called inside a MongoDB transaction';
    const calls = [() => emails.enqueue(mail('a@example.org')), () => emails.forget([]), () => emails.drop([])];
    for (const call of calls) await expect(withTransaction<unknown>(client, call)).rejects.toThrow(refused);
    await drop();
  });

  it('fails like an unreachable server without Redis, so that no reaction becomes a dead letter', async () => {
    const away = new Redis('redis://127.0.0.1:1', { maxRetriesPerRequest: null });
    const mails = new EmailQueue(
      away.on('error', () => undefined),
      config,
      { warn: jest.fn() } as never,
    );
    await expect(mails.enqueue(mail('a@example.org'))).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    away.disconnect();
    await mails.beforeApplicationShutdown();
  });

  it('stores no address, and every entry expires', async () => {
    await emails.enqueue(mail('bea@example.org'));
    const keys = await redis.keys(`${config.STALLBOOK_DB_PREFIX}*mails-of*`);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toContain('bea');
    for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0);
  });
});
