import { Controller, Inject } from '@nestjs/common';
import {
  badInput,
  DomainError,
  idFrom,
  permissionDenied,
  unauthenticated,
  type CallContext,
  type Clock,
} from '@stallbook/kernel';
import { startImport, type ImportJob, type StartImportInput } from '@stallbook/contracts';
import { readCsvText } from '@stallbook/csv';
import { callerContext, scopedCommandId } from '@stallbook/event-store';
import { CLOCK, WorkQueue } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { columnsOf, type ColumnChoice } from '../domain/columns.js';
import { noEvents } from '../domain/no-events.js';
import { planRow } from '../domain/plan-row.js';
import { ImportJobs, toImportJob } from '../import-jobs.js';

const SIGN_IN = 'Authentication required for import. Please log in and try again.';

interface Source {
  fileName: string;
  text: string | null;
  fileId: string | null;
  columns: ColumnChoice[];
}

@Controller()
export class StartImportHandler {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly queue: WorkQueue,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(startImport)
  async handle(input: StartImportInput, context: CallContext): Promise<ImportJob> {
    const { actor } = context;
    if (!actor) throw unauthenticated(SIGN_IN);
    if (actor.role !== 'admin') throw permissionDenied();
    const source = await this.sourceOf(input);
    if (source.text !== null) await this.assertYieldsEvents(source.text, source.columns);
    const id = idFrom('import-job', scopedCommandId(callerContext(context)));
    const job = await this.jobs.begin(id, {
      ...source,
      startedBy: actor.id,
      dryRun: input.dryRun === true,
    });
    await this.queue.add(id);
    return toImportJob(job);
  }

  /** @throws DomainError BAD_INPUT, NOT_FOUND, IMPORT.NO_SOURCE */
  private async sourceOf({ fileName, text, fileId, dryRunId, columns }: StartImportInput): Promise<Source> {
    const given = [text, fileId, dryRunId].filter((one) => one !== null && one !== undefined);
    if (given.length !== 1) throw badInput('Send either a text or a file.');
    if (dryRunId) return this.ofDryRun(dryRunId);
    return { fileName, text: text ?? null, fileId: fileId ?? null, columns: columns ?? [] };
  }

  private async ofDryRun(id: string): Promise<Source> {
    const { fileName, columns, dryRun, fileDeletedAt } = await this.jobs.one(id);
    const { text, fileId } = await this.jobs.source(id);
    if (!dryRun) throw badInput('This was not a dry run.');
    if ((text === null && fileId === null) || fileDeletedAt) {
      throw new DomainError('IMPORT.NO_SOURCE', 'The file of this import was not found.');
    }
    return { fileName, text, fileId, columns };
  }

  /** A pasted text is read completely, so the admin sees errors immediately. */
  private async assertYieldsEvents(text: string, chosen: readonly ColumnChoice[]): Promise<void> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const { header, rows } = await readCsvText(text);
    const columns = columnsOf(header, chosen);
    let found = false;
    for await (const { cells } of rows) {
      found ||= planRow(columns, cells, { today }).details !== undefined;
    }
    if (!found) throw noEvents();
  }
}
