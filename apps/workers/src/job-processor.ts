import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Inject, type BeforeApplicationShutdown } from '@nestjs/common';
import { LOGGER, runJob, type Logger } from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import { DelayedError, type Job } from 'bullmq';

/** The common part of the processors of all queues. Jobs may be repeated, so `work` must be idempotent. */
export abstract class JobProcessor<W = unknown> extends WorkerHost implements BeforeApplicationShutdown {
  // Not in a constructor: Nest would apply its tokens to the constructor of a subclass, by position.
  @Inject(RpcClient) protected readonly rpc!: RpcClient;
  @Inject(LOGGER) protected readonly logger!: Logger;

  /** @returns a number if the job must run again after that many milliseconds; until then it waits in the queue */
  protected abstract work(job: Job<W>): Promise<number | null | void>;

  async process(job: Job<W>, token?: string): Promise<void> {
    const againAfterMs = await runJob(job, () => this.work(job));
    if (typeof againAfterMs !== 'number') return;
    await job.moveToDelayed(Date.now() + againAfterMs, token);
    throw new DelayedError();
  }

  @OnWorkerEvent('error')
  onError(err: Error): void {
    this.logger.warn({ err, queue: this.worker.name }, 'the worker waits for Redis');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  protected async recordProgress(job: Job<W>, { done, total }: { done: number; total: number }): Promise<void> {
    await job.updateProgress(Math.round((100 * done) / total));
  }
}
