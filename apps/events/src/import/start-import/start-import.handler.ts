import { Controller, Inject } from '@nestjs/common';
import { badInput, idFrom, permissionDenied, unauthenticated, type CallContext, type Clock } from '@stallbook/kernel';
import { startImport, type ImportJob, type StartImportInput } from '@stallbook/contracts';
import { readCsvText } from '@stallbook/csv';
import { callerContext, scopedCommandId } from '@stallbook/event-store';
import { CLOCK, WorkQueue } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { columnsOf } from '../domain/columns.js';
import { noEvents } from '../domain/no-events.js';
import { planRow } from '../domain/plan-row.js';
import { ImportJobs, toImportJob } from '../import-jobs.js';

const SIGN_IN = 'Authentication required for import. Please log in and try again.';

@Controller()
export class StartImportHandler {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly queue: WorkQueue,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(startImport)
  async handle({ fileName, text, fileId }: StartImportInput, context: CallContext): Promise<ImportJob> {
    const { actor } = context;
    if (!actor) throw unauthenticated(SIGN_IN);
    if (actor.role !== 'admin') throw permissionDenied();
    if ((text === null || text === undefined) === !fileId) throw badInput('Send either a text or a file.');
    if (typeof text === 'string') await this.assertYieldsEvents(text);
    const id = idFrom('import-job', scopedCommandId(callerContext(context)));
    const job = await this.jobs.begin(id, {
      fileName,
      startedBy: actor.id,
      fileId: fileId ?? null,
      text: text ?? null,
    });
    await this.queue.add(id);
    return toImportJob(job);
  }

  /** A pasted text is read completely, so the admin sees errors immediately. */
  private async assertYieldsEvents(text: string): Promise<void> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const { header, rows } = await readCsvText(text);
    const columns = columnsOf(header);
    let found = false;
    for await (const { cells } of rows) {
      found ||= planRow(columns, cells, { today }).details !== undefined;
    }
    if (!found) throw noEvents();
  }
}
