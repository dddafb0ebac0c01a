import { Controller } from '@nestjs/common';
import { undoImport, undoImportRows, type ByIdInput, type ImportJob, type UndoneRows } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { actorOf, DomainError, idFrom, type CallContext } from '@stallbook/kernel';
import { undoJobOf, WorkQueue } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { AdminOperations } from '../../admin-operation/admin-operations.js';
import { marketEvent } from '../../market-event/domain/market-event.decider.js';
import { TransactionLock } from '../../transaction-lock/transaction-lock.js';
import { ImportBatches } from '../import-batches.js';
import { ImportJobs, toImportJob } from '../import-jobs.js';
import type { ImportJobDocument } from '../import.schema.js';
import { LiveProgress } from '../live-progress.js';
import { ImportedEvents } from './imported-events.js';

const CHUNK = 50;

/** All or nothing at the start; what is claimed while the work runs stays. */
@Controller()
export class UndoImportHandler {
  constructor(
    private readonly store: EventStore,
    private readonly jobs: ImportJobs,
    private readonly batches: ImportBatches,
    private readonly events: ImportedEvents,
    private readonly lock: TransactionLock,
    private readonly operations: AdminOperations,
    private readonly queue: WorkQueue,
    private readonly live: LiveProgress,
  ) {}

  @Handles(undoImport)
  async undo({ id }: ByIdInput, context: CallContext): Promise<ImportJob> {
    const job = await this.jobs.one(id);
    if (job.status !== 'undoing' && job.status !== 'undone') {
      await this.assertUndoable(job);
      await this.jobs.beginUndo(id, actorOf(context).id);
      await this.queue.add(undoJobOf(id));
    }
    return toImportJob(await this.jobs.one(id));
  }

  @Handles(undoImportRows)
  async rows({ id }: ByIdInput, { correlationId }: CallContext): Promise<UndoneRows> {
    const job = await this.jobs.one(id);
    if (job.status !== 'undoing') return { deleted: 0 };
    const ids = await this.events.someUntouched(id, CHUNK);
    if (ids.length > 0) await this.delete(job, ids, correlationId);
    // Its last batch can be stored after an import that failed was counted.
    const { created: createdCount } = await this.batches.totals(id);
    const undoneCount = Math.max(0, createdCount - (await this.events.remaining(id)));
    await this.jobs.undone(id, { createdCount, undoneCount });
    if (ids.length === 0) await this.end(await this.jobs.one(id));
    this.live.publish(await this.jobs.one(id));
    return { deleted: ids.length };
  }

  private async delete(
    { _id: importId, undoneBy, startedBy }: ImportJobDocument,
    ids: string[],
    correlationId: string,
  ) {
    const command = { commandId: idFrom('undo', importId, ...ids), actorId: undoneBy ?? startedBy, correlationId };
    await this.store.transaction<void>(
      command,
      async (tx) => {
        // A claim that is sent at the same moment acquires the lock too: it comes first and is seen, or finds no event.
        await this.lock.acquire(ids, tx.session);
        const free = await this.events.withoutOpenClaims(ids, tx.session);
        const commands = free.map((id) => ({ id, command: { type: 'undo-seed' as const, importId } }));
        await tx.executeMany(marketEvent, commands);
      },
      { repeated: () => Promise.resolve() },
    );
  }

  private async end({ _id: id, fileName, createdCount, undoneCount, undoneBy, startedBy }: ImportJobDocument) {
    const details = { importId: id, fileName, deleted: undoneCount, kept: createdCount - undoneCount };
    const entry = { operationType: 'undo_import' as const, performedBy: undoneBy ?? startedBy, details };
    await this.operations.record({ id: idFrom('undo_import', id), ...entry });
    await this.jobs.undone(id, { status: 'undone' });
  }

  private async assertUndoable({ _id: id, status, dryRun }: ImportJobDocument): Promise<void> {
    const { created } = await this.batches.totals(id);
    if (dryRun || created === 0 || (status !== 'finished' && status !== 'failed')) {
      throw new DomainError('IMPORT.NOT_UNDOABLE', 'There is nothing to undo.');
    }
    // Another batch can be stored between the two reads.
    const touched = Math.max(0, created - (await this.events.untouched(id)));
    const claimed = await this.events.withOpenClaims(id);
    if (touched === 0 && claimed === 0) return;
    const words =
      touched > 0
        ? `${touched} of its events were claimed, changed, or deleted`
        : `${claimed} of its events have open claims`;
    throw new DomainError('IMPORT.TOUCHED', `This import can't be undone: ${words}.`);
  }
}
