import { randomBytes } from 'node:crypto';
import { Controller } from '@nestjs/common';
import type { CallContext } from '@stallbook/kernel';
import { seedRows, type SeedRows, type SeededRows } from '@stallbook/contracts';
import { EventStore, type StoreTransaction } from '@stallbook/event-store';
import { Handles } from '@stallbook/rpc';
import { marketEvent } from '../../market-event/domain/market-event.js';
import { seed, type SeededData } from '../../market-event/domain/market-event.decider.js';
import { AddressHash } from '../../people/address-hash.js';
import { timeZoneOf } from '../../place/time-zone.js';
import { columnsOf, type Columns } from '../domain/columns.js';
import { importSettings } from '../domain/import-settings.js';
import { planRow, type SeededDetails } from '../domain/plan-row.js';
import { bannerOf, importedId } from '../domain/row-identity.js';
import { ImportBatches, type BatchMessage } from '../import-batches.js';
import { ImportJobs } from '../import-jobs.js';
import { CodeBlocks } from './code-blocks.js';

interface Planned {
  id: string;
  data: SeededData;
  messages: BatchMessage[];
}

/** Creates the market events of a batch and its report in one transaction; the same batch again is only read. */
@Controller()
export class SeedRowsHandler {
  constructor(
    private readonly store: EventStore,
    private readonly jobs: ImportJobs,
    private readonly batches: ImportBatches,
    private readonly codes: CodeBlocks,
    private readonly addresses: AddressHash,
  ) {}

  @Handles(seedRows)
  async handle({ importId, header, rows }: SeedRows, { correlationId }: CallContext): Promise<SeededRows> {
    const columns = columnsOf(header);
    const firstRow = rows[0]?.row ?? 0;
    const known = await this.batches.find(importId, firstRow);
    if (known) return counts(known);
    const job = await this.jobs.one(importId);
    const today = job.createdAt.toISOString().slice(0, 10);
    const refused: BatchMessage[] = firstRow === 1 ? unknownColumns(columns) : [];
    const planned: Planned[] = [];
    for (const { row, cells } of rows) {
      const { details, warnings, failure } = planRow(columns, cells, { today, zoneOf: timeZoneOf });
      if (failure) refused.push({ kind: 'failure', row, ...failure });
      else planned.push(await this.plan(importId, row, details, warnings));
    }
    const command = { commandId: `import:${importId}:${firstRow}`, actorId: job.startedBy, correlationId };
    const repeated = async () => {
      const stored = await this.batches.find(importId, firstRow);
      if (!stored) throw new Error('a batch was carried out without its report');
      return counts(stored);
    };
    const work = async (tx: StoreTransaction) => {
      const { created, messages } = await create(tx, planned);
      const all = [...refused, ...messages].sort((one, other) => one.row - other.row);
      const failed = all.filter(({ kind }) => kind === 'failure').length;
      const batch = {
        importId,
        firstRow,
        rows: rows.length,
        created,
        failed,
        warnings: all.length - failed,
        messages: all,
      };
      await this.batches.insert(batch, tx.session);
      return counts(batch);
    };
    return this.store.transaction(command, work, { repeated });
  }

  private async plan(
    importId: string,
    row: number,
    details: SeededDetails,
    warnings: readonly { field: string; message: string }[],
  ): Promise<Planned> {
    const id = importedId(importId, details);
    const contact = details.organizerContactEmail ?? details.organizerContactPhone ?? details.organizerContactName;
    const data = {
      ...details,
      importId,
      row,
      eventCode: await this.codes.codeOf(importId, row),
      claimToken: randomBytes(24).toString('base64url'),
      bannerImageUrl: bannerOf(id, importSettings.banners),
      contactSubject: contact === null ? null : this.addresses.of(contact),
    };
    return { id, data, messages: warnings.map((warning) => ({ kind: 'warning', row, ...warning })) };
  }
}

/** A row that repeats another one of the file is a warning and creates nothing. */
async function create(tx: StoreTransaction, planned: readonly Planned[]) {
  const messages: BatchMessage[] = [];
  let created = 0;
  for (const { id, data, messages: own } of planned) {
    const done = await tx.execute(marketEvent, id, (state) => seed(state, data));
    created += done.appended;
    messages.push(...(done.appended > 0 ? own : [duplicate(data.row, done.state.imported?.row)]));
  }
  return { created, messages };
}

const duplicate = (row: number, other: number | undefined): BatchMessage => ({
  kind: 'warning',
  row,
  field: 'row',
  message: `Has the name, date and city of row ${other ?? '?'}; the event was created once.`,
});

const unknownColumns = ({ unknown }: Columns): BatchMessage[] =>
  unknown.map((name) => ({
    kind: 'warning',
    row: 0,
    field: name.slice(0, 60),
    message: `The column "${name.slice(0, 60)}" is not known and was ignored.`,
  }));

const counts = ({ created, failed, warnings }: SeededRows): SeededRows => ({ created, failed, warnings });
