import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type BeforeApplicationShutdown } from '@nestjs/common';
import { carryOutErasure, ERASURES_QUEUE, type ErasureWork } from '@stallbook/contracts';
import { LOGGER, runJob, type Logger } from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import { DelayedError, type Job } from 'bullmq';
import { RESTARTS } from '../restarts.js';
import { WORKERS } from '../system-actor.js';

const CALL_MS = 30_000;

/** Runs erasures step by step; between steps, the job waits in the queue. */
@Processor(ERASURES_QUEUE, { concurrency: 4, maxStalledCount: RESTARTS })
export class ErasuresProcessor extends WorkerHost implements BeforeApplicationShutdown {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async process(job: Job<ErasureWork>, token?: string): Promise<void> {
    const againAfterMs = await runJob(job, () => this.step(job));
    if (againAfterMs === null) return;
    await job.moveToDelayed(Date.now() + againAfterMs, token);
    throw new DelayedError();
  }

  @OnWorkerEvent('error')
  onError(err: Error): void {
    this.logger.warn({ err, queue: ERASURES_QUEUE }, 'the worker waits for Redis');
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job<ErasureWork> | undefined, err: Error): void {
    this.logger.error({ erasureId: job?.data.erasureId, err, attempt: job?.attemptsMade }, 'an erasure failed');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  private async step(job: Job<ErasureWork>): Promise<number | null> {
    const { erasureId: id } = job.data;
    const options = { actor: WORKERS, timeoutMs: CALL_MS };
    const { done, total, againAfterMs } = await this.rpc.call(carryOutErasure, { id }, options);
    await job.updateProgress(Math.round((100 * done) / total));
    return againAfterMs;
  }
}
