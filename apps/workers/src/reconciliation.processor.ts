import {
  RECONCILIATIONS_QUEUE,
  reconcileStep,
  START_NIGHTLY_RECONCILIATION,
  startNightlyReconciliation,
  type ReconciliationWork,
} from '@stallbook/contracts';
import type { Job } from 'bullmq';
import { JobProcessor, QueueProcessor } from './job-processor.js';
import { WORKERS } from './system-actor.js';

const CALL_MS = 60_000;

/** Runs reconciliations step by step; between steps that must wait, the job waits in the queue. */
@QueueProcessor(RECONCILIATIONS_QUEUE, 1)
export class ReconciliationsProcessor extends JobProcessor<ReconciliationWork> {
  protected readonly failure = 'a reconciliation failed';

  protected async work(job: Job<ReconciliationWork>): Promise<number | null> {
    const options = { actor: WORKERS, timeoutMs: CALL_MS };
    if (job.name === START_NIGHTLY_RECONCILIATION) {
      await this.rpc.call(startNightlyReconciliation, {}, options);
      return null;
    }
    const { isDone, checked, againAfterMs } = await this.rpc.call(
      reconcileStep,
      { id: job.data.reconciliationId },
      options,
    );
    await job.updateProgress(checked);
    return isDone ? null : againAfterMs;
  }
}
