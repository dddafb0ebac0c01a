import { BROADCASTS_QUEUE, carryOutBroadcast, type BroadcastWork } from '@stallbook/contracts';
import type { Job } from 'bullmq';
import { JobProcessor, QueueProcessor } from './job-processor.js';

/** Sends a message to a group, some people at a time. */
@QueueProcessor(BROADCASTS_QUEUE, 4)
export class BroadcastsProcessor extends JobProcessor<BroadcastWork> {
  protected readonly failure = 'a broadcast failed';

  protected work(job: Job<BroadcastWork>): Promise<number | null> {
    return this.runSteps(job, carryOutBroadcast, job.data.broadcastId);
  }
}
