import { Module, type DynamicModule, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { RpcClient } from '@stallbook/rpc';
import { systemClock, type Clock } from '@stallbook/kernel';
import type { StallbookConfig } from '../config/config.js';
import { demoClock } from '../clock/demo-clock.js';
import { createTestClock } from '../clock/test-clock.js';
import { health } from '../health/health.js';
import { createLogger, type Logger } from '../logging/logger.js';
import { busFor } from '../resources/bus.js';
import { mongoClientFor, serviceDb } from '../resources/mongo.js';
import { queueRedisFor, redisFor } from '../resources/redis.js';
import { share } from '../resources/shared.js';
import { BUS, CLOCK, CONFIG, DB, HOSTED, LOGGER, MONGO_CLIENT, QUEUE_REDIS, REDIS } from '../tokens.js';
import { Closers } from './closers.js';
import { rpcAddresses } from './rpc-addresses.js';

export type PlatformPart = 'mongo' | 'bus';

export interface PlatformOptions {
  service: string;
  config: StallbookConfig;
  hosted?: boolean;
  without?: readonly PlatformPart[];
  /** Replaces the system clock in tests. */
  clock?: Clock;
  logger?: Logger;
}

const OPTIONS = Symbol('stallbook.platform-options');

const mongo: Provider[] = [
  {
    provide: MONGO_CLIENT,
    inject: [OPTIONS, Closers],
    useFactory: async ({ config }: PlatformOptions, closers: Closers) => {
      const client = await mongoClientFor(config.MONGODB_URL);
      const forget = health.register('mongodb', () => client.value.db('admin').command({ ping: 1 }), {
        essential: true,
      });
      closers.add('mongo', forget, () => client.release());
      return client.value;
    },
  },
  {
    provide: DB,
    inject: [OPTIONS, MONGO_CLIENT],
    useFactory: ({ config, service }: PlatformOptions, client: Parameters<typeof serviceDb>[0]) =>
      serviceDb(client, config.STALLBOOK_DB_PREFIX, service),
  },
];

const bus: Provider = {
  provide: BUS,
  inject: [OPTIONS, LOGGER, Closers],
  useFactory: async ({ config }: PlatformOptions, logger: Logger, closers: Closers) => {
    const shared = await busFor(config, logger);
    const forget = health.register('bus', () => shared.value.ping(), { essential: false });
    closers.add('bus', forget, () => shared.release());
    return shared.value;
  },
};

const always: Provider[] = [
  { provide: CONFIG, inject: [OPTIONS], useFactory: ({ config }: PlatformOptions) => config },
  { provide: HOSTED, inject: [OPTIONS], useFactory: ({ hosted }: PlatformOptions) => hosted ?? false },
  {
    provide: LOGGER,
    inject: [OPTIONS],
    useFactory: ({ service, config, logger }: PlatformOptions) =>
      logger ?? createLogger({ service, level: config.LOG_LEVEL }),
  },
  {
    provide: REDIS,
    inject: [OPTIONS, LOGGER, Closers],
    useFactory: async ({ config }: PlatformOptions, logger: Logger, closers: Closers) => {
      // A call must still have time to answer when a command fails.
      const redis = await redisFor(config.REDIS_URL, logger, config.STALLBOOK_RPC_TIMEOUT_MS / 5);
      const forget = health.register('redis', () => redis.value.ping(), { essential: false });
      closers.add('redis', forget, () => redis.release());
      return redis.value;
    },
  },
  {
    provide: QUEUE_REDIS,
    inject: [OPTIONS, LOGGER, Closers],
    useFactory: async ({ config }: PlatformOptions, logger: Logger, closers: Closers) => {
      const redis = await queueRedisFor(config.REDIS_URL, logger);
      closers.add('queue redis', () => redis.release());
      return redis.value;
    },
  },
  {
    provide: CLOCK,
    inject: [OPTIONS, REDIS, Closers],
    useFactory: async (
      { config, clock }: PlatformOptions,
      redis: Parameters<typeof createTestClock>[0],
      closers: Closers,
    ) => {
      const shown = (base: Clock) => (config.STALLBOOK_DEMO ? demoClock(base) : base);
      if (clock || !config.STALLBOOK_TEST_CLOCK) return shown(clock ?? systemClock);
      const prefix = config.STALLBOOK_DB_PREFIX;
      const shared = await share(
        `clock ${prefix}`,
        () => createTestClock(redis, prefix),
        (one) => one.close(),
      );
      closers.add('clock', () => shared.release());
      return shown(shared.value);
    },
  },
  {
    provide: RpcClient,
    inject: [OPTIONS, Closers],
    useFactory: ({ config }: PlatformOptions, closers: Closers) => {
      const client = new RpcClient({
        actorKeys: config.STALLBOOK_ACTOR_KEYS,
        addresses: rpcAddresses(config),
        timeoutMs: config.STALLBOOK_RPC_TIMEOUT_MS,
      });
      closers.add('rpc', () => client.close());
      return client;
    },
  },
];

/** Provides configuration, clock, logger, database, Redis, bus, and calls to every module of a service. */
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(private readonly closers: Closers) {}

  static forService(options: PlatformOptions): DynamicModule {
    const { without = [] } = options;
    const providers: Provider[] = [
      Closers,
      { provide: OPTIONS, useValue: options },
      ...always,
      ...(without.includes('mongo') ? [] : mongo),
      ...(without.includes('bus') ? [] : [bus]),
    ];
    const exported = providers.flatMap((provider) =>
      'provide' in provider && provider.provide !== OPTIONS ? [provider.provide] : [],
    );
    return { module: PlatformModule, global: true, providers, exports: exported };
  }

  onApplicationShutdown(): Promise<void> {
    return this.closers.close();
  }
}
