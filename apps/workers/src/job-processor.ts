import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { LOGGER, runJob, type Logger } from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import { DelayedError, type Job } from 'bullmq';

/** What all processors of a queue do; `work` is what theirs does. A repeated job must have no second effect. */
@Injectable()
export abstract class JobProcessor<W = unknown> extends WorkerHost implements BeforeApplicationShutdown {
  constructor(
    protected readonly rpc: RpcClient,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

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
