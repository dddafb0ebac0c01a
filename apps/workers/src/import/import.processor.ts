import { OnWorkerEvent } from '@nestjs/bullmq';
import {
  DELETE_IMPORT_FILES,
  IMPORTS_QUEUE,
  finishImport,
  identifyRows,
  importSource,
  recordImportProgress,
  seedRows,
  undoImportRows,
  type ImportWork,
} from '@stallbook/contracts';
import type { RpcClient } from '@stallbook/rpc';
import type { Job } from 'bullmq';
import { JobProcessor, QueueProcessor } from '../job-processor.js';
import { WORKERS } from '../system-actor.js';
import { deleteOutdatedFiles } from './delete-files.js';
import { ImportSource } from './import-source.js';
import { isRefusal } from './refusal.js';
import { countRows, noCounts, seedFile, type Counts, type ImportSteps } from './seed-file.js';
import { Repeats } from './repeats.js';
import { Throttle } from './throttle.js';

const PROGRESS_MS = 300;
const CALL_MS = 30_000;
const INTERRUPTED = 'The import was interrupted before its end. The report tells which rows were created.';

/** The job waits in the queue until then. */
const AT_NEXT_START = 0;

class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Runs imports one at a time; a repeated job continues where the first one stopped. */
@QueueProcessor(IMPORTS_QUEUE, 1)
export class ImportsProcessor extends JobProcessor<ImportWork> {
  protected readonly failure = 'an import failed';

  constructor(private readonly source: ImportSource) {
    super();
  }

  /** After the last attempt, the admin is notified. */
  @OnWorkerEvent('failed')
  override onFailed(job: Job<ImportWork> | undefined, error: Error): void {
    if (!job) return;
    if (job.name === DELETE_IMPORT_FILES) {
      this.logger.error({ err: error }, 'the files of imports that ended long ago could not be deleted');
      return;
    }
    const { importId, undo } = job.data;
    this.logger.error({ importId, undo, err: error, attempt: job.attemptsMade }, this.failure);
    // An undo stays open and is queued again.
    if (undo || job.attemptsMade < (job.opts.attempts ?? 1)) return;
    this.call(finishImport, { importId, error: INTERRUPTED, errorCode: 'IMPORT.INTERRUPTED' }).catch((err: unknown) =>
      this.logger.error({ importId, err }, 'the end of an import was not recorded'),
    );
  }

  protected async work({ name, data: { importId, undo } }: Job<ImportWork>): Promise<number | void> {
    if (name === DELETE_IMPORT_FILES) return deleteOutdatedFiles(this.call);
    if (!undo) return this.carryOut(importId);
    for (;;) {
      const { deleted } = await this.call(undoImportRows, { id: importId });
      if (deleted === 0) return;
      if (this.stopping) return AT_NEXT_START;
    }
  }

  private async carryOut(importId: string): Promise<number | void> {
    const source = await this.call(importSource, { id: importId });
    try {
      const totalRows = await countRows(await this.source.open(source));
      const progress = this.progressOf(importId, totalRows);
      progress.push(noCounts());
      await seedFile(await this.source.open(source), this.stepsOf(importId, progress, source.dryRun)).finally(() =>
        progress.end(),
      );
      await this.call(finishImport, { importId, totalRows });
    } catch (error) {
      if (error instanceof Stopped) return AT_NEXT_START;
      if (!isRefusal(error)) throw error;
      await this.call(finishImport, { importId, error: error.message, errorCode: error.code });
    }
  }

  private progressOf(importId: string, totalRows: number): Throttle<Counts> {
    const record = async (counts: Counts) => {
      await this.call(recordImportProgress, { importId, totalRows, ...counts });
    };
    const missed = (err: unknown) => this.logger.warn({ importId, err }, 'the progress of an import was not recorded');
    return new Throttle(PROGRESS_MS, record, missed);
  }

  private stepsOf(importId: string, progress: Throttle<Counts>, dryRun: boolean): ImportSteps {
    const repeats = new Repeats();
    return {
      identify: async (header, rows) => {
        const { marketEventIds } = await this.call(identifyRows, { importId, header, rows });
        // Nothing is created in a dry run, so only the worker knows what was named before.
        if (dryRun) repeats.mark(rows, marketEventIds);
        return marketEventIds;
      },
      seed: async (header, rows) => {
        if (this.stopping) throw new Stopped();
        return this.call(seedRows, { importId, header, rows });
      },
      report: (counts) => progress.push(counts),
    };
  }

  private call: RpcClient['call'] = (operation, input) =>
    this.rpc.call(operation, input, { actor: WORKERS, timeoutMs: CALL_MS });
}
