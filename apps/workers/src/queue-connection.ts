import { BullModule } from '@nestjs/bullmq';
import type { DynamicModule } from '@nestjs/common';
import { CONFIG, QUEUE_REDIS, jobsPrefix, type StallbookConfig } from '@stallbook/platform';
import type { Redis } from 'ioredis';

/** Queues share one Redis connection; each worker opens another one for blocking reads. */
export const queueConnection = (): DynamicModule =>
  BullModule.forRootAsync({
    inject: [QUEUE_REDIS, CONFIG],
    useFactory: (connection: Redis, config: StallbookConfig) => ({ connection, prefix: jobsPrefix(config) }),
  });
