import { randomUUID } from 'node:crypto';
import { ApplicationsModule } from '@stallbook/applications';
import { AttachmentsModule, configureAttachmentsHttp } from '@stallbook/attachments';
import { BillingModule } from '@stallbook/billing';
import { EmailType, queueNames, RETURNED_MAIL_QUEUE, type QueueName } from '@stallbook/contracts';
import { EventsModule } from '@stallbook/events';
import { IdentityModule } from '@stallbook/identity';
import { newId } from '@stallbook/kernel';
import { NotificationsModule } from '@stallbook/notifications';
import { EmailQueue, hostService, openQueue, QUEUE_REDIS, WorkQueue, type RunningService } from '@stallbook/platform';
import { dropDatabases, testConfig } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { UnrecoverableError, Worker, type Queue } from 'bullmq';
import type { Redis } from 'ioredis';

const config = testConfig({ STALLBOOK_DB_PREFIX: `test_failed_jobs_${randomUUID().slice(0, 8)}` });

/** Reading a mailbox follows a schedule, so that the next round makes up for a failed one. */
type StoredWork = Exclude<QueueName, typeof RETURNED_MAIL_QUEUE>;
const ofStoredWork = queueNames.filter((name): name is StoredWork => name !== RETURNED_MAIL_QUEUE);

describe('a job that failed all its tries', () => {
  const running: RunningService[] = [];
  const queues = new Map<QueueName, Queue>();
  let handOn: Record<StoredWork, (id: string) => Promise<void>>;
  let redis: Redis;

  beforeAll(async () => {
    const start = async (options: Omit<Parameters<typeof hostService>[0], 'config'>) => {
      const service = await hostService({ ...options, config });
      running.push(service);
      return service.app;
    };
    const identity = await start({ name: 'identity', module: IdentityModule });
    const billing = await start({ name: 'billing', module: BillingModule });
    const events = await start({ name: 'events', module: EventsModule });
    const applications = await start({ name: 'applications', module: ApplicationsModule });
    const notifications = await start({ name: 'notifications', module: NotificationsModule });
    const attachments = await start({
      name: 'attachments',
      module: AttachmentsModule,
      configureHttp: configureAttachmentsHttp,
    });
    redis = identity.get<Redis>(QUEUE_REDIS);
    for (const name of ofStoredWork) queues.set(name, openQueue(name, { redis, config, logger: console }));
    const throughNotifications = (name: QueueName) => async (id: string) => {
      const found = notifications.get(WorkQueue, { each: true, strict: false }).find((queue) => queue.name === name);
      if (!found) throw new Error(`there is no queue ${name}`);
      await found.add(id);
    };
    const mail = { type: EmailType.reset_password, to: 'ann@example.org', toName: 'Ann', data: {} };
    handOn = {
      'account-exports': (id) => attachments.get(WorkQueue).add(id),
      broadcasts: throughNotifications('broadcasts'),
      'bulk-decisions': (id) => applications.get(WorkQueue).add(id),
      emails: (id) => identity.get(EmailQueue).enqueue({ id, ...mail }),
      erasures: (id) => identity.get(WorkQueue).add(id),
      imports: (id) => events.get(WorkQueue).add(id),
      'recommendation-letters': throughNotifications('recommendation-letters'),
      reconciliations: (id) => billing.get(WorkQueue).add(id),
    };
  });
  afterAll(async () => {
    for (const queue of queues.values()) {
      await queue.obliterate({ force: true });
      await queue.close();
    }
    for (const service of running) await service.close();
    await dropDatabases(config.MONGODB_URL, config.STALLBOOK_DB_PREFIX);
  });

  const queueOf = (name: QueueName): Queue => {
    const queue = queues.get(name);
    if (!queue) throw new Error(`there is no queue ${name}`);
    return queue;
  };

  it.each(ofStoredWork)('a failed job of the queue %s runs when it is added again', async (name) => {
    const queue = queueOf(name);
    const id = newId();
    const tries: number[] = [];
    const carryOut = (job: { id?: string; attemptsMade: number }): Promise<void> => {
      if (job.id !== id) return Promise.resolve();
      tries.push(job.attemptsMade);
      return tries.length === 1 ? Promise.reject(new UnrecoverableError('away for too long')) : Promise.resolve();
    };
    const { prefix } = queue.opts;
    const connection = redis.duplicate();
    const worker = new Worker(name, carryOut, { connection, ...(prefix && { prefix }) });
    const state = () => queue.getJobState(id);
    await handOn[name](id);
    await eventually(async () => expect(await state()).toBe('failed'));
    await handOn[name](id);
    await eventually(async () => expect(await state()).toBe('completed'));
    await handOn[name](id);
    expect(await state()).toBe('completed');
    expect(tries).toEqual([0, 0]);
    await worker.close();
    connection.disconnect();
  });
});
