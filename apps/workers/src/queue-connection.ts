import { BullModule } from '@nestjs/bullmq';
import type { DynamicModule } from '@nestjs/common';
import { CONFIG, REDIS, jobsPrefix, type StallbookConfig } from '@stallbook/platform';
import type { Redis } from 'ioredis';

/** All queues share the process's Redis connection; each worker opens one more, on which it blocks. */
export const queueConnection = (): DynamicModule =>
  BullModule.forRootAsync({
    inject: [REDIS, CONFIG],
    useFactory: (connection: Redis, config: StallbookConfig) => ({ connection, prefix: jobsPrefix(config) }),
  });
