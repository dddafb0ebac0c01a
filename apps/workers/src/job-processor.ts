import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import {
  Inject,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { ByIdInput, QueueName, WorkStep } from '@stallbook/contracts';
import type { Operation } from '@stallbook/kernel';
import { LOGGER, runJob, type Logger } from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import { DelayedError, type Job } from 'bullmq';
import { WORKERS } from './system-actor.js';

const STEP_MS = 30_000;
const CONFIGURE_MS = 5 * 60_000;
/** How often the process may die during one job. The stored work continues where it stopped. */
const RESTARTS = 10;

export const QueueProcessor = (queue: QueueName, concurrency: number): ClassDecorator =>
  Processor(queue, { concurrency, maxStalledCount: RESTARTS });

/** The common part of the processors of all queues. Jobs may be repeated, so `work` must be idempotent. */
export abstract class JobProcessor<W = unknown>
  extends WorkerHost
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  // Not in a constructor: Nest would apply its tokens to the constructor of a subclass, by position.
  @Inject(RpcClient) protected readonly rpc!: RpcClient;
  @Inject(LOGGER) protected readonly logger!: Logger;

  /** What the log says if a job fails. */
  protected abstract readonly failure: string;

  protected readonly configureEveryMs: number = CONFIGURE_MS;
  private configuring: NodeJS.Timeout | undefined;
  /** Work of many steps then ends after one of them, to run again: another worker, or the next start, continues it. */
  protected stopping = false;

  /** @returns a number if the job must run again after that many milliseconds; until then it waits in the queue */
  protected abstract work(job: Job<W>): Promise<number | null | void>;

  /** Writes the settings of the queue to Redis, again and again, because Redis can be emptied. */
  protected configure?(): Promise<unknown>;

  onApplicationBootstrap(): void {
    if (!this.configure) return;
    const write = () => {
      this.configure?.().catch((err: unknown) =>
        this.logger.warn({ err, queue: this.worker.name }, 'the settings of a queue were not written'),
      );
    };
    write();
    this.configuring = setInterval(write, this.configureEveryMs);
  }

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

  /** A job has the ID of its work. */
  @OnWorkerEvent('failed')
  onFailed(job: Job<W> | undefined, err: Error): void {
    this.logger.error({ jobId: job?.id, err, attempt: job?.attemptsMade }, this.failure);
  }

  /** Does not wait: Nest waits for one module after another, and all workers must stop together. */
  onModuleDestroy(): void {
    this.stopping = true;
    clearInterval(this.configuring);
    void this.worker.close();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  /** Carries out stored work until a step has to wait, or none is left. */
  protected async runSteps(job: Job<W>, operation: Operation<ByIdInput, WorkStep>, id: string): Promise<number | null> {
    for (;;) {
      const { done, total, againAfterMs } = await this.rpc.call(
        operation,
        { id },
        { actor: WORKERS, timeoutMs: STEP_MS },
      );
      await this.recordProgress(job, { done, total });
      if (againAfterMs !== 0 || this.stopping) return againAfterMs;
    }
  }

  protected async recordProgress(job: Job<W>, { done, total }: { done: number; total: number }): Promise<void> {
    await job.updateProgress(Math.round((100 * done) / total));
  }
}
