import { randomUUID } from 'node:crypto';
import { Inject, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Clock } from '@stallbook/kernel';
import type { MessageBus } from '@stallbook/messaging';
import { RpcClient } from '@stallbook/rpc';
import { fixedClock } from '@stallbook/testing';
import type { Redis } from 'ioredis';
import { MongoClient, type Db } from 'mongodb';
import { testConfig } from '../testing/index.js';
import { BUS, CLOCK, DB, MONGO_CLIENT, REDIS } from '../tokens.js';
import { PlatformModule, type PlatformPart } from './platform.module.js';

const prefix = `test_platform_${randomUUID().slice(0, 8)}`;
const config = testConfig({ STALLBOOK_DB_PREFIX: prefix });

class Part {
  constructor(
    @Inject(DB) readonly db: Db,
    @Inject(MONGO_CLIENT) readonly client: MongoClient,
    @Inject(REDIS) readonly redis: Redis,
    @Inject(BUS) readonly bus: MessageBus,
    @Inject(CLOCK) readonly clock: Clock,
    readonly rpc: RpcClient,
  ) {}
}

@Module({
  providers: [
    {
      provide: Part,
      useFactory: (...all: ConstructorParameters<typeof Part>) => new Part(...all),
      inject: [DB, MONGO_CLIENT, REDIS, BUS, CLOCK, RpcClient],
    },
  ],
})
class PartModule {}

@Module({})
class Host {}

const start = (service: string, clock?: Clock) =>
  NestFactory.createApplicationContext(
    { module: Host, imports: [PlatformModule.forService({ service, config, clock }), PartModule] },
    { logger: false, abortOnError: false },
  );

describe('the platform of several services in one process', () => {
  afterAll(async () => {
    const client = await new MongoClient(config.MONGODB_URL).connect();
    for (const name of ['events', 'billing', 'bus']) await client.db(`${prefix}_${name}`).dropDatabase();
    await client.close();
  });

  it('shares connections, separates databases, and closes with the last service', async () => {
    const [first, second] = await Promise.all([start('events', fixedClock('2027-05-01')), start('billing')]);
    const [events, billing] = [first.get(Part), second.get(Part)];
    expect(events.client).toBe(billing.client);
    expect(events.redis).toBe(billing.redis);
    expect(events.bus).toBe(billing.bus);
    expect([events.db.databaseName, billing.db.databaseName]).toEqual([`${prefix}_events`, `${prefix}_billing`]);
    expect(events.clock.now().toISOString()).toBe('2027-05-01T00:00:00.000Z');

    await first.close();
    expect(await billing.redis.ping()).toBe('PONG');
    await billing.db.collection('markets').insertOne({ title: 'Spring fair' });
    await second.close();
    await expect(billing.db.collection('markets').findOne({})).rejects.toThrow();
  });

  it('omits the parts that a process does not need', async () => {
    const without: PlatformPart[] = ['mongo', 'bus'];
    const gateway = await NestFactory.createApplicationContext(
      { module: Host, imports: [PlatformModule.forService({ service: 'gateway', config, without })] },
      { logger: false, abortOnError: false },
    );
    expect(gateway.get(RpcClient)).toBeInstanceOf(RpcClient);
    expect(() => gateway.get<Db>(DB)).toThrow();
    await gateway.close();
  });
});
