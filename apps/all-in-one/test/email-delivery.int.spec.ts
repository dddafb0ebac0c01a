import { randomUUID } from 'node:crypto';
import {
  EMAILS_QUEUE,
  EmailType,
  mailWebhook,
  receiveMailEvents,
  recordEmail,
  renderEmail,
  EmailStatus,
  type EmailJob,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { NotificationsModule } from '@stallbook/notifications';
import { DB, EmailQueue, EmailSeal, hostService, jobsPrefix, QUEUE_REDIS, type SealedEmail } from '@stallbook/platform';
import { dropDatabases, testConfig } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import { startWorkers } from '@stallbook/workers';
import { Queue, type JobsOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Db } from 'mongodb';
import { openSmtpSink } from './testing/smtp-sink.js';

const WORKERS: Actor = { id: 'workers', role: 'system', emailConfirmed: true };

interface Recorded {
  _id: string;
  status: string;
  error: string | null;
  attempts: { error: string | null }[];
}

async function contentOf(redis: Redis, prefix: string): Promise<string> {
  const readers: Record<string, (key: string) => Promise<unknown>> = {
    hash: (key) => redis.hgetall(key),
    string: (key) => redis.get(key),
    list: (key) => redis.lrange(key, 0, -1),
    zset: (key) => redis.zrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  const read = async (key: string) => [key, await readers[await redis.type(key)]?.(key)];
  return JSON.stringify(await Promise.all((await redis.keys(`${prefix}*`)).map(read)));
}

/** Workers and notifications over real servers, with an optional mail server. */
async function openPost({ withServer = true, settings = {} } = {}) {
  const prefix = `test_emails_${randomUUID().slice(0, 8)}`;
  const sink = await openSmtpSink();
  const config = testConfig({ STALLBOOK_DB_PREFIX: prefix, ...(withServer && { SMTP_URL: sink.url }), ...settings });
  const service = await hostService({ name: 'notifications', module: NotificationsModule, config });
  const workers = await startWorkers(config);
  const redis = service.app.get<Redis>(QUEUE_REDIS);
  const queue = new Queue<SealedEmail>(EMAILS_QUEUE, { connection: redis, prefix: jobsPrefix(config) });
  const records = service.app.get<Db>(DB).collection<Recorded>('emails');
  const seal = new EmailSeal(config);
  const options: JobsOptions = { attempts: 3, backoff: { type: 'fixed', delay: 50 } };
  return {
    sink,
    rpc: service.app.get(RpcClient),
    post: async (email: Partial<EmailJob> = {}): Promise<EmailJob> => {
      const id = email.id ?? newId();
      const data = { confirm_url: 'https://stallbook.example/auth/confirm?token_hash=x' };
      const job = { id, type: EmailType.confirm_sign_up, to: `${id}@example.org`, toName: 'Vera', data, ...email };
      await queue.add(job.type, seal.seal(job), { ...options, jobId: id });
      return job;
    },
    /** The record of an email about the event of an organizer who chose how such emails look. */
    mailAbout: async (_id: string, applicationId: string, sender: object) => {
      const [marketEventId, organizerId] = [newId(), newId()];
      const db = service.app.get<Db>(DB);
      await db.collection<{ _id: string }>('replicas').insertMany([
        { _id: marketEventId, data: { organizerId }, waiting: [] } as { _id: string },
        { _id: organizerId, data: { email: 'owner@example.org', businessName: 'Owner' }, waiting: [] } as {
          _id: string;
        },
      ]);
      await db.collection<{ _id: string }>('eventSenders').insertOne({ _id: organizerId, ...sender });
      await db.collection<{ _id: string }>('emails').insertOne({
        _id,
        type: 'confirm_sign_up',
        status: 'queued',
        createdAt: new Date(),
        personId: newId(),
        message: null,
        about: { marketEventId, applicationId },
      } as { _id: string });
    },
    settled: (id: string, status: string): Promise<Recorded> =>
      eventually(async () => {
        const record = await records.findOne({ _id: id });
        if (record?.status !== status) throw new Error(`the mail is ${record?.status ?? 'not recorded'}`);
        return record;
      }),
    outbox: service.app.get(EmailQueue),
    queue,
    stored: () => contentOf(redis, prefix),
    waiting: () => queue.getPrioritizedCount(),
    stateOf: async (id: string) => (await queue.getJob(id))?.getState(),
    close: async () => {
      await workers.close();
      await queue.obliterate({ force: true });
      await queue.close();
      const keys = await redis.keys(`${prefix}*`);
      if (keys.length > 0) await redis.del(...keys);
      await service.close();
      await dropDatabases(config.MONGODB_URL, prefix);
      await sink.close();
    },
  };
}

describe('sending e-mails', () => {
  let office: Awaited<ReturnType<typeof openPost>>;
  beforeAll(async () => (office = await openPost()));
  afterAll(() => office.close());

  const mailsTo = (to: string) => office.sink.received.filter((mail) => mail.to === to);
  /** The headers, each in one line. */
  const headOf = (to: string) =>
    mailsTo(to)[0]
      ?.raw.split('\r\n\r\n')[0]
      ?.replace(/\r\n[ \t]+/g, ' ')
      .replaceAll('\r', '') ?? '';

  it('[NO-011] an email is rendered, sent, and recorded', async () => {
    const email = await office.post();
    const { id, to } = email;
    await office.settled(id, 'sent');
    const [mail] = mailsTo(to);
    const { localMessageId } = await office.rpc.call(renderEmail, email, { actor: WORKERS });
    expect(localMessageId).toMatch(new RegExp(`^${id}\\.[\\w-]{43}$`));
    expect(headOf(to)).toContain(`Message-ID: <${localMessageId}@localhost>`);
    expect(mail?.raw).toContain('Subject: Confirm your email address');
    expect(mail?.raw).toMatch(/From: "?Stallbook"? <no-reply@localhost>/);
    expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');
    await eventually(async () => expect(await office.stateOf(id)).toBe('completed'));
  });

  it('an email about the event of an organizer is from them, takes answers, and joins its thread', async () => {
    const [id, applicationId] = [newId(), newId()];
    await office.mailAbout(id, applicationId, { name: 'Bäckers " Märkte', accentColor: null, repliesToMe: true });
    const { to } = await office.post({ id });
    await office.settled(id, 'sent');
    const head = headOf(to);
    expect(head).toMatch(/^From: =\?UTF-8\?[^<>"]+\?= <no-reply@localhost>$/m);
    expect(head).toMatch(/^Reply-To: .*<owner@example\.org>$/m);
    expect(head).toContain(`References: <thread.${applicationId}@localhost>`);
    expect(head).toContain(`In-Reply-To: <thread.${applicationId}@localhost>`);
  });

  it('no line break in a stored name adds a header', async () => {
    const id = newId();
    const name = 'River\r\nBcc: eve@evil.example\r\n\r\nHello';
    await office.mailAbout(id, newId(), { name, accentColor: null, repliesToMe: true });
    const { to } = await office.post({ id });
    await office.settled(id, 'sent');
    const head = headOf(to);
    expect(head).toMatch(/^From: .*<no-reply@localhost>$/m);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toMatch(/^Message-ID: /m);
  });

  it('an email is retried after a temporary refusal', async () => {
    office.sink.faults.refuseNext = 2;
    const { id, to } = await office.post();
    const { attempts } = await office.settled(id, 'sent');
    expect(mailsTo(to)).toHaveLength(1);
    expect(attempts.map(({ error }) => error?.includes('451') ?? false)).toEqual([true, true, false]);
  });

  it('an email that the server refuses permanently is recorded as failed, without its address', async () => {
    const { id } = await office.post({ to: 'refused@example.org' });
    const record = await office.settled(id, 'failed');
    expect(record.error).toContain('550');
    expect(record.error).not.toContain('refused@example.org');
    await eventually(async () => expect(await office.stateOf(id)).toBe('failed'));
  });

  it('an email that cannot be rendered is recorded as failed', async () => {
    const { id, to } = await office.post({ data: {} });
    await office.settled(id, 'failed');
    expect(mailsTo(to)).toHaveLength(0);
  });

  it('an email to an address whose mail came back is not sent, and recorded as withheld', async () => {
    const admin: Actor = { id: newId(), role: 'admin', emailConfirmed: true };
    const { url } = await office.rpc.call(mailWebhook, {}, { actor: admin });
    const payload = JSON.stringify({ events: [{ kind: 'bounce', address: 'gone@example.org' }] });
    await office.rpc.call(receiveMailEvents, { token: url.split('/').at(-1) ?? '', payload });
    const { id, to } = await office.post({ to: 'gone@example.org' });
    expect(await office.settled(id, 'withheld')).toMatchObject({ error: 'Earlier emails to this address came back.' });
    expect(mailsTo(to)).toHaveLength(0);
  });

  it('an email that was sent is not sent again', async () => {
    const id = newId();
    const sent = { id, type: EmailType.confirm_sign_up, status: EmailStatus.sent };
    await office.rpc.call(recordEmail, sent, { actor: WORKERS });
    const { to } = await office.post({ id });
    await eventually(async () => expect(await office.stateOf(id)).toBe('completed'));
    expect(mailsTo(to)).toHaveLength(0);
  });
});

describe('the queue of e-mails', () => {
  it('the queue shows neither the address nor the link of an email', async () => {
    const office = await openPost();
    try {
      await office.queue.pause();
      const mail: EmailJob = {
        id: newId(),
        type: EmailType.confirm_sign_up,
        to: 'vera-the-potter@example.org',
        toName: 'Vera Potter',
        data: { confirm_url: 'https://stallbook.example/auth/confirm?token_hash=the-token' },
      };
      await office.outbox.enqueue(mail);
      const secrets = /vera-the-potter|Vera Potter|the-token/;
      const waiting = await office.stored();
      expect(waiting).toContain(mail.id);
      expect(waiting).not.toMatch(secrets);
      const [job] = await office.queue.getJobs();
      await office.queue.resume();
      await office.settled(mail.id, 'sent');
      await eventually(async () => expect(await office.stateOf(mail.id)).toBe('completed'));
      const sent = await office.stored();
      expect(sent).toContain(mail.id);
      expect(sent).not.toMatch(secrets);
      expect(sent).not.toContain(job?.data.sealed);
      await office.outbox.enqueue(mail);
      expect(await office.stateOf(mail.id)).toBe('completed');
    } finally {
      await office.close();
    }
  });

  it('an email sealed with another key is refused', async () => {
    const office = await openPost();
    try {
      const id = newId();
      const stranger = new EmailSeal({ STALLBOOK_EMAIL_KEYS: `other:${'A'.repeat(43)}=` });
      const { sealed } = stranger.seal({
        id,
        type: EmailType.confirm_sign_up,
        to: 'x@example.org',
        toName: '',
        data: {},
      });
      await office.queue.add(EmailType.confirm_sign_up, { sealed }, { jobId: id, attempts: 3 });
      expect(await office.settled(id, 'failed')).toMatchObject({
        error: 'The email was not sealed with any of STALLBOOK_EMAIL_KEYS.',
      });
    } finally {
      await office.close();
    }
  });
});

describe('without a mail server', () => {
  it('an email fails with a clear reason', async () => {
    const office = await openPost({ withServer: false });
    try {
      const { id } = await office.post();
      expect(await office.settled(id, 'failed')).toMatchObject({
        error: 'No mail server is configured: set SMTP_URL.',
      });
      await eventually(async () => expect(await office.stateOf(id)).toBe('failed'));
    } finally {
      await office.close();
    }
  });
});

describe('many emails', () => {
  it('emails go out at the configured rate, and urgent ones go first', async () => {
    const office = await openPost({ settings: { STALLBOOK_MAILS_PER_SECOND: 1 } });
    try {
      const mail = (index: number, type = EmailType.application_submitted): EmailJob => ({
        id: newId(),
        type,
        to: `${type}-${index}@example.org`,
        toName: 'Vera',
        data: { confirm_url: 'https://stallbook.example/auth/confirm?token_hash=x' },
      });
      const startedAt = performance.now();
      // An email without texts fails, but still takes its turn.
      await office.outbox.enqueueAll(Array.from({ length: 200 }, (_, index) => mail(index)));
      const awaited = mail(0, EmailType.confirm_sign_up);
      await office.outbox.enqueue(awaited);
      await office.settled(awaited.id, 'sent');
      const waiting = await office.waiting();
      const seconds = (performance.now() - startedAt) / 1_000;
      expect(waiting).toBeGreaterThan(200 - seconds - 5);
    } finally {
      await office.close();
    }
  });
});
