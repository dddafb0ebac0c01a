import { OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { carryOutErasure, ERASURES_QUEUE, type ErasureWork } from '@stallbook/contracts';
import type { Job } from 'bullmq';
import { JobProcessor } from '../job-processor.js';
import { RESTARTS } from '../restarts.js';
import { WORKERS } from '../system-actor.js';

const CALL_MS = 30_000;

/** Runs erasures step by step; between steps, the job waits in the queue. */
@Processor(ERASURES_QUEUE, { concurrency: 4, maxStalledCount: RESTARTS })
export class ErasuresProcessor extends JobProcessor<ErasureWork> {
  @OnWorkerEvent('failed')
  onFailed(job: Job<ErasureWork> | undefined, err: Error): void {
    this.logger.error({ erasureId: job?.data.erasureId, err, attempt: job?.attemptsMade }, 'an erasure failed');
  }

  protected async work(job: Job<ErasureWork>): Promise<number | null> {
    const { erasureId: id } = job.data;
    const options = { actor: WORKERS, timeoutMs: CALL_MS };
    const { done, total, againAfterMs } = await this.rpc.call(carryOutErasure, { id }, options);
    await this.recordProgress(job, { done, total });
    return againAfterMs;
  }
}
