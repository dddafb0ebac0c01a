import { randomUUID } from 'node:crypto';
import type { Type } from '@nestjs/common';
import { EMAILS_QUEUE, liveChannel, marketEventSaved, profileSaved } from '@stallbook/contracts';
import type { EmailJob, LiveSignal } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import type { Actor, IntegrationData, IntegrationEvent, Operation } from '@stallbook/kernel';
import type { BusMessage, MessageBus } from '@stallbook/messaging';
import { BUS, CLOCK, DB, hostService, jobsPrefix, REDIS } from '@stallbook/platform';
import type { TestClock } from '@stallbook/platform';
import { testConfig } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import type { Db } from 'mongodb';
import { NotificationsModule } from '../notifications.module.js';

export const personOf = (role: 'vendor' | 'organizer'): Actor => ({ id: newId(), role, emailConfirmed: true });
export const worker: Actor = { id: 'worker', role: 'system', emailConfirmed: true };

/** After the service let go of them: what still runs would make them again. */
async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = await new MongoClient(url).connect();
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  for (const { name } of databases) if (name.startsWith(prefix)) await client.db(name).dropDatabase();
  await client.close();
}

/** The whole service over real servers, in databases of its own, with a clock that can be moved. */
export async function openStage() {
  const prefix = `test_notifications_${randomUUID().slice(0, 8)}`;
  const config = testConfig({ STALLBOOK_DB_PREFIX: prefix, STALLBOOK_TEST_CLOCK: '1' });
  const service = await hostService({ name: 'notifications', module: NotificationsModule.register(config), config });
  const { app } = service;
  const [bus, clock] = [app.get<MessageBus>(BUS), app.get<TestClock>(CLOCK)];
  const rpc = app.get(RpcClient);
  const redis = app.get<Redis>(REDIS);
  const queue = new Queue<EmailJob>(EMAILS_QUEUE, { connection: redis, prefix: jobsPrefix(config) });
  const subscriber = redis.duplicate();
  const signals = new Map<string, LiveSignal[]>();
  subscriber.on('message', (channel: string, text: string) => {
    signals.set(channel, [...(signals.get(channel) ?? []), JSON.parse(text) as LiveSignal]);
  });

  const messageOf = <E extends IntegrationEvent>(event: E, data: IntegrationData<E>): BusMessage => ({
    id: newId(),
    topic: event.topic,
    key: String((data as Record<string, unknown>)[event.key]),
    type: event.type,
    version: event.version,
    at: clock.now().toISOString(),
    correlationId: newId(),
    data,
  });
  const tell = async <E extends IntegrationEvent>(event: E, data: IntegrationData<E>): Promise<void> =>
    bus.publish([messageOf(event, data)]);

  return {
    db: app.get<Db>(DB),
    get: <T>(type: Type<T>): T => app.get(type),
    clock,
    messageOf,
    publish: (messages: BusMessage[]) => bus.publish(messages),
    tell,
    /** What identity tells of a person. */
    tellPerson: ({ id, role }: Actor, businessName: string) =>
      tell(profileSaved, {
        personId: id,
        email: `${id}@example.org`,
        role: role as 'vendor' | 'organizer',
        businessName,
        contactName: `${businessName} contact`,
        phone: null,
        city: 'Austin',
        state: 'TX',
      }),
    /** What events tells of a market. */
    tellMarket: (marketEventId: string, organizerId: string, title: string, revision = 1) =>
      tell(marketEventSaved, {
        marketEventId,
        revision,
        organizerId,
        title,
        status: 'published',
        eventType: 'farmers_market',
        seededByAdmin: false,
        organizerClaimed: true,
        location: 'Main Street',
        city: 'Austin',
        state: 'TX',
        timeZone: 'America/Chicago',
        startDate: '2027-05-08',
        endDate: '2027-05-09',
        startTime: '09:00:00',
        endTime: null,
        applicationDeadline: null,
        boothFeeCents: 7_500,
        applicationFeeCents: 1_000,
        maxVendors: null,
      }),
    call: <I, O>(operation: Operation<I, O>, input: NoInfer<I>, actor?: Actor): Promise<O> =>
      rpc.call(operation, input, { actor, timeoutMs: 15_000 }),
    mailsTo: async ({ id }: Actor): Promise<EmailJob[]> => {
      const jobs = await queue.getJobs(['waiting', 'prioritized', 'delayed']);
      return jobs.map(({ data }) => data).filter(({ to }) => to === `${id}@example.org`);
    },
    emptyQueue: () => queue.obliterate({ force: true }),
    /** Collects the live signals of a person from now on. */
    follow: async ({ id }: Actor): Promise<() => LiveSignal[]> => {
      await subscriber.subscribe(liveChannel(id));
      return () => signals.get(liveChannel(id)) ?? [];
    },
    close: async () => {
      await clock.reset();
      await queue.obliterate({ force: true });
      await queue.close();
      subscriber.disconnect();
      const keys = await redis.keys(`${prefix}*`);
      if (keys.length > 0) await redis.del(...keys);
      await service.close();
      await dropDatabases(config.MONGODB_URL, prefix);
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
