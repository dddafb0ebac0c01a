import { randomUUID } from 'node:crypto';
import { ApplicationsModule } from '@stallbook/applications';
import { AttachmentsModule, configureAttachmentsHttp } from '@stallbook/attachments';
import { BillingModule } from '@stallbook/billing';
import { ContentModule } from '@stallbook/content';
import {
  ACCOUNT_EXPORTS_QUEUE,
  AccountExportStatus,
  myAccountExport,
  recordAccountExportProgress,
  requestAccountExport,
  signUp,
  type AccountExport,
  type AccountExportJob,
} from '@stallbook/contracts';
import { EventsModule } from '@stallbook/events';
import { IdentityModule } from '@stallbook/identity';
import type { Actor, ServiceName } from '@stallbook/kernel';
import { NotificationsModule } from '@stallbook/notifications';
import { hostService, jobsPrefix, QUEUE_REDIS, type RunningService, type ServiceOptions } from '@stallbook/platform';
import { actorAs, dropDatabases, dropKeys, testConfig } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import { startWorkers, type RunningWorkers } from '@stallbook/workers';
import { Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';

const prefix = `test_export_${randomUUID().slice(0, 8)}`;
const config = testConfig({ STALLBOOK_DB_PREFIX: prefix });
const WORKER: Actor = actorAs('system', 'workers');
const services: Record<ServiceName, ServiceOptions['module']> = {
  identity: IdentityModule,
  events: EventsModule,
  applications: ApplicationsModule,
  billing: BillingModule,
  attachments: AttachmentsModule,
  content: ContentModule,
  notifications: NotificationsModule,
};

describe('the job that makes an export', () => {
  const running = new Map<string, RunningService>();
  const connections: Redis[] = [];
  let rpc: RpcClient;
  let redis: Redis;
  let filesUrl = '';
  let queue: Queue<AccountExportJob>;

  const host = async (name: ServiceOptions['name'], module: ServiceOptions['module']) => {
    const files = name === 'attachments' ? { configureHttp: configureAttachmentsHttp } : {};
    const service = await hostService({ name, module, config, ...files });
    running.set(name, service);
    return service;
  };
  const start = (): Promise<RunningWorkers> => startWorkers({ ...config, STALLBOOK_FILES_URL: filesUrl });

  beforeAll(async () => {
    for (const [name, module] of Object.entries(services)) {
      const service = await host(name as ServiceOptions['name'], module);
      if (name === 'attachments') filesUrl = service.url ?? '';
    }
    const { app } = running.get('identity')!;
    rpc = app.get(RpcClient);
    redis = app.get<Redis>(QUEUE_REDIS);
    queue = new Queue(ACCOUNT_EXPORTS_QUEUE, { connection: redis, prefix: jobsPrefix(config) });
  });

  afterAll(async () => {
    await queue.close();
    for (const connection of connections) connection.disconnect();
    await dropKeys(redis, prefix);
    for (const service of [...running.values()].reverse()) await service.close();
    await dropDatabases(config.MONGODB_URL, prefix);
  });

  const newPerson = async (): Promise<Actor> => {
    const { userId } = await rpc.call(signUp, {
      email: `${randomUUID()}@example.org`,
      password: 'a pass phrase',
      metadata: {},
    });
    return { id: userId, role: 'none' };
  };
  const ask = (actor: Actor) => rpc.call(requestAccountExport, {}, { actor });
  const ended = (actor: Actor): Promise<AccountExport> =>
    eventually(async () => {
      const last = await rpc.call(myAccountExport, {}, { actor });
      if (!last || last.status === AccountExportStatus.collecting) throw new Error('still collecting');
      return last;
    });

  it('an export continues after its worker died', async () => {
    const person = await newPerson();
    const { id } = await ask(person);
    await takeAndDie(id);
    expect(await rpc.call(myAccountExport, {}, { actor: person })).toMatchObject({
      status: AccountExportStatus.collecting,
    });
    await findTheDead();
    const workers = await start();
    expect(await ended(person)).toMatchObject({ id, status: AccountExportStatus.ready });
    await workers.close();
  });

  it('an export retries while a service is down, then names the service, and can be requested again', async () => {
    const person = await newPerson();
    const workers = await start();
    await running.get('content')?.close();
    const { id } = await ask(person);
    // Retries are minutes apart, so the test shortens each delay.
    await eventually(async () => {
      for (const job of await queue.getDelayed()) await job.promote();
      expect((await rpc.call(myAccountExport, {}, { actor: person }))?.status).toBe(AccountExportStatus.failed);
    });
    const failed = await ended(person);
    expect(failed.error).toBe(
      'The part of Stallbook that keeps your messages to us did not answer. Please ask for it again in a while.',
    );
    expect(failed.parts.filter(({ collected }) => !collected).map(({ name }) => name)).toEqual([
      'content',
      'notifications',
    ]);
    expect((await queue.getJob(id))?.attemptsMade).toBe(8);

    await host('content', ContentModule);
    await ask(person);
    expect(await ended(person)).toMatchObject({ status: AccountExportStatus.ready, error: null });
    await workers.close();
  });

  const workerOf = (processor: ConstructorParameters<typeof Worker>[1], settings: { lockDuration?: number }) => {
    const connection = redis.duplicate({ maxRetriesPerRequest: null });
    connections.push(connection);
    return new Worker(ACCOUNT_EXPORTS_QUEUE, processor, {
      connection,
      prefix: jobsPrefix(config),
      stalledInterval: 500,
      maxStalledCount: 10,
      ...settings,
    });
  };

  async function takeAndDie(exportId: string): Promise<void> {
    let taken = () => {};
    const begun = new Promise<void>((resolve) => (taken = resolve));
    const dying = workerOf(
      async () => {
        await rpc.call(recordAccountExportProgress, { exportId, collected: ['identity', 'events'] }, { actor: WORKER });
        taken();
        await new Promise(() => {});
      },
      { lockDuration: 1_000 },
    );
    await begun;
    await dying.close(true);
    await eventually(async () => expect(await redis.exists(queue.toKey(`${exportId}:lock`))).toBe(0));
  }

  /** Another worker must notice within half a minute. */
  async function findTheDead(): Promise<void> {
    const watching = workerOf(null, {});
    await watching.startStalledCheckTimer();
    await eventually(async () => expect(await queue.getWaitingCount()).toBe(1));
    await watching.close();
  }
});
