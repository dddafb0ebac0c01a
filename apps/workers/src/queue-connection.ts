import { BullModule } from '@nestjs/bullmq';
import type { DynamicModule } from '@nestjs/common';
import { CONFIG, QUEUE_REDIS, jobsPrefix, type StallbookConfig } from '@stallbook/platform';
import type { Redis } from 'ioredis';

/** All queues share one Redis connection of the process; each worker opens one more, on which it blocks. */
export const queueConnection = (): DynamicModule =>
  BullModule.forRootAsync({
    inject: [QUEUE_REDIS, CONFIG],
    useFactory: (connection: Redis, config: StallbookConfig) => ({ connection, prefix: jobsPrefix(config) }),
  });
