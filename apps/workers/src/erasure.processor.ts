import { carryOutErasure, ERASURES_QUEUE, type ErasureWork } from '@stallbook/contracts';
import type { Job } from 'bullmq';
import { JobProcessor, QueueProcessor } from './job-processor.js';

/** Runs erasures step by step; between steps, the job waits in the queue. */
@QueueProcessor(ERASURES_QUEUE, 4)
export class ErasuresProcessor extends JobProcessor<ErasureWork> {
  protected readonly failure = 'an erasure failed';

  protected work(job: Job<ErasureWork>): Promise<number | null> {
    return this.runSteps(job, carryOutErasure, job.data.erasureId);
  }
}
