import { OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { BROADCASTS_QUEUE, carryOutBroadcast, type BroadcastWork } from '@stallbook/contracts';
import type { Job } from 'bullmq';
import { JobProcessor } from '../job-processor.js';
import { RESTARTS } from '../restarts.js';
import { WORKERS } from '../system-actor.js';

const CALL_MS = 30_000;

/** Sends a message to a group, some people at a time. */
@Processor(BROADCASTS_QUEUE, { concurrency: 4, maxStalledCount: RESTARTS })
export class BroadcastsProcessor extends JobProcessor<BroadcastWork> {
  @OnWorkerEvent('failed')
  onFailed(job: Job<BroadcastWork> | undefined, err: Error): void {
    this.logger.error({ ...job?.data, err, attempt: job?.attemptsMade }, 'a broadcast failed');
  }

  protected async work(job: Job<BroadcastWork>): Promise<void> {
    const { broadcastId: id } = job.data;
    const options = { actor: WORKERS, timeoutMs: CALL_MS };
    for (;;) {
      const { done, total } = await this.rpc.call(carryOutBroadcast, { id }, options);
      await this.recordProgress(job, { done, total });
      if (done >= total) return;
    }
  }
}
