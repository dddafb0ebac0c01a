import { Controller } from '@nestjs/common';
import { idFrom } from '@stallbook/kernel';
import {
  finishImport,
  recordImportProgress,
  type Done,
  type FinishImportInput,
  type ImportProgressInput,
} from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { AdminOperations } from '../../admin-operation/admin-operations.js';
import { noEvents } from '../domain/no-events.js';
import { ImportBatches } from '../import-batches.js';
import { ImportJobs } from '../import-jobs.js';
import { LiveProgress } from '../live-progress.js';

/** Records what the worker reports. */
@Controller()
export class RecordImportHandler {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly batches: ImportBatches,
    private readonly operations: AdminOperations,
    private readonly live: LiveProgress,
  ) {}

  @Handles(recordImportProgress)
  async progress(progress: ImportProgressInput): Promise<Done> {
    await this.jobs.progress(progress);
    this.live.publish(await this.jobs.one(progress.importId));
    return { id: progress.importId };
  }

  @Handles(finishImport)
  async finish({ importId: id, totalRows, error, errorCode }: FinishImportInput): Promise<Done> {
    const { startedBy, fileName, dryRun } = await this.jobs.one(id);
    const { rows, created, failed, warnings } = await this.batches.totals(id);
    const refusal = error ? { error, errorCode: errorCode ?? null } : rows === failed ? refused() : null;
    if (!dryRun && (!refusal || created > 0)) {
      const details = { importId: id, fileName, created, failed, warnings };
      const entry = {
        id: idFrom('seed_events', id),
        operationType: 'seed_events' as const,
        performedBy: startedBy,
        details,
      };
      await this.operations.record(entry);
    }
    await this.jobs.end(id, {
      ...(refusal ?? {}),
      status: refusal ? 'failed' : 'finished',
      totalRows: totalRows ?? null,
      processedRows: rows,
      createdCount: created,
      failedCount: failed,
      warningCount: warnings,
    });
    this.live.publish(await this.jobs.one(id));
    return { id };
  }
}

const refused = () => {
  const { message, code } = noEvents();
  return { error: message, errorCode: code };
};
