import { Processor } from '@nestjs/bullmq';
import { BROADCASTS_QUEUE, carryOutBroadcast, type BroadcastWork } from '@stallbook/contracts';
import type { Job } from 'bullmq';
import { JobProcessor } from '../job-processor.js';
import { RESTARTS } from '../restarts.js';

/** Sends a message to a group, some people at a time. */
@Processor(BROADCASTS_QUEUE, { concurrency: 4, maxStalledCount: RESTARTS })
export class BroadcastsProcessor extends JobProcessor<BroadcastWork> {
  protected readonly failure = 'a broadcast failed';

  protected work(job: Job<BroadcastWork>): Promise<number | null> {
    return this.runSteps(job, carryOutBroadcast, job.data.broadcastId);
  }
}
