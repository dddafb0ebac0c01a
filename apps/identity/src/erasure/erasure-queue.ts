import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { ERASURES_QUEUE, type ErasureWork } from '@stallbook/contracts';
import { CONFIG, enqueue, LOGGER, openQueue, REDIS, type Logger, type StallbookConfig } from '@stallbook/platform';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { ErasureReader } from './erasure-reader.js';

const DAY_S = 24 * 60 * 60;
/** Some hours of tries; after that the next start takes it up again. */
const OPTIONS = {
  attempts: 20,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  removeOnComplete: { age: DAY_S },
  removeOnFail: true,
};

/** Hands erasures to the worker. */
@Injectable()
export class ErasureQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly queue: Queue<ErasureWork>;

  constructor(
    private readonly reader: ErasureReader,
    @Inject(REDIS) redis: Redis,
    @Inject(CONFIG) config: StallbookConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.queue = openQueue<ErasureWork>(ERASURES_QUEUE, { redis, config, logger });
  }

  /** An erasure that was stored, but not handed on before a crash, is handed on now. */
  async onApplicationBootstrap(): Promise<void> {
    for (const id of await this.reader.unsettled()) await this.add(id);
  }

  /** The same id again adds nothing. Never fails: what Redis does not take now is handed on at the next start. */
  async add(erasureId: string): Promise<void> {
    try {
      await enqueue(this.queue, [{ name: 'erasure', data: { erasureId }, opts: { ...OPTIONS, jobId: erasureId } }]);
    } catch (err) {
      this.logger.error({ err, erasureId }, 'an erasure waits for the next start');
    }
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}
