import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type BeforeApplicationShutdown } from '@nestjs/common';
import { BROADCASTS_QUEUE, carryOutBroadcast, type BroadcastWork } from '@stallbook/contracts';
import { LOGGER, runJob, type Logger } from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import type { Job } from 'bullmq';
import { RESTARTS } from '../restarts.js';
import { WORKERS } from '../system-actor.js';

const CALL_MS = 30_000;

/** Sends a message to a group, some people at a time. */
@Processor(BROADCASTS_QUEUE, { concurrency: 4, maxStalledCount: RESTARTS })
export class BroadcastsProcessor extends WorkerHost implements BeforeApplicationShutdown {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  process(job: Job<BroadcastWork>): Promise<void> {
    return runJob(job, () => this.carryOut(job));
  }

  @OnWorkerEvent('error')
  onError(err: Error): void {
    this.logger.warn({ err, queue: BROADCASTS_QUEUE }, 'the worker waits for Redis');
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job<BroadcastWork> | undefined, err: Error): void {
    this.logger.error({ ...job?.data, err, attempt: job?.attemptsMade }, 'a broadcast failed');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  private async carryOut(job: Job<BroadcastWork>): Promise<void> {
    const { broadcastId: id } = job.data;
    const options = { actor: WORKERS, timeoutMs: CALL_MS };
    for (;;) {
      const { done, total } = await this.rpc.call(carryOutBroadcast, { id }, options);
      await job.updateProgress(Math.round((100 * done) / total));
      if (done >= total) return;
    }
  }
}
