import { Processor } from '@nestjs/bullmq';
import { carryOutErasure, ERASURES_QUEUE, type ErasureWork } from '@stallbook/contracts';
import type { Job } from 'bullmq';
import { JobProcessor } from '../job-processor.js';
import { RESTARTS } from '../restarts.js';

/** Runs erasures step by step; between steps, the job waits in the queue. */
@Processor(ERASURES_QUEUE, { concurrency: 4, maxStalledCount: RESTARTS })
export class ErasuresProcessor extends JobProcessor<ErasureWork> {
  protected readonly failure = 'an erasure failed';

  protected work(job: Job<ErasureWork>): Promise<number | null> {
    return this.runSteps(job, carryOutErasure, job.data.erasureId);
  }
}
