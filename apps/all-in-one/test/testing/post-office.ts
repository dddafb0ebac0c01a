import { randomUUID } from 'node:crypto';
import { EMAILS_QUEUE, EmailType, type EmailJob } from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { NotificationsModule } from '@stallbook/notifications';
import { DB, EmailQueue, EmailSeal, hostService, jobsPrefix, QUEUE_REDIS, type SealedEmail } from '@stallbook/platform';
import { dropDatabases, dropKeys, testConfig, valueOfKey } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import { startWorkers } from '@stallbook/workers';
import { Queue, type JobsOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Db } from 'mongodb';
import { openSmtpSink } from './smtp-sink.js';

export const WORKERS: Actor = { id: 'workers', role: 'system' };

interface Recorded {
  _id: string;
  status: string;
  error: string | null;
  attempts: { error: string | null }[];
}

async function contentOf(redis: Redis, prefix: string): Promise<string> {
  const read = async (key: string) => [key, await valueOfKey(redis, key)];
  return JSON.stringify(await Promise.all((await redis.keys(`${prefix}*`)).map(read)));
}

/** Workers and notifications over real servers, with an optional mail server. */
export async function openPost({ withServer = true, settings = {} } = {}) {
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
      await dropKeys(redis, prefix);
      await service.close();
      await dropDatabases(config.MONGODB_URL, prefix);
      await sink.close();
    },
  };
}
