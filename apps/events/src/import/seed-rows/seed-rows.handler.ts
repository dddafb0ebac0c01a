import { randomBytes } from 'node:crypto';
import { Controller, Inject } from '@nestjs/common';
import { beginningOf, isPresent, type CallContext } from '@stallbook/kernel';
import { seedRows, type SeedRowsInput, type SeededRows } from '@stallbook/contracts';
import { EventStore, type StoreTransaction } from '@stallbook/event-store';
import { AddressHash } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { marketEvent } from '../../market-event/domain/market-event.decider.js';
import type { SeededData } from '../../market-event/domain/ownership.js';
import { IMPORT_SETTINGS } from '../configured-settings.js';
import { columnsOf, type Columns } from '../domain/columns.js';
import type { ImportSettings } from '../domain/import-settings.js';
import { planRow, type SeededDetails } from '../domain/plan-row.js';
import { bannerOf, importedId, listingOf, type Naming } from '../domain/row-identity.js';
import type { Warning } from '../domain/warnings.js';
import { ImportBatches } from '../import-batches.js';
import type { BatchMessage, ImportBatchDocument } from '../import.schema.js';
import { ImportJobs } from '../import-jobs.js';
import { CodeBlocks } from './code-blocks.js';
import { ListedMarkets, type ListedMarket } from './listed-markets.js';

interface ValidRow {
  row: number;
  /** Where a spreadsheet shows it. */
  place: number;
  repeats: number | undefined;
  details: SeededDetails;
  warnings: readonly Warning[];
}

interface Planned {
  id: string;
  data: SeededData;
  messages: BatchMessage[];
}

class AlreadySeeded extends Error {
  override readonly name = 'AlreadySeeded';
}

/** One transaction creates the market events of a batch, except in a dry run, and its report. A repeated batch only returns its report. */
@Controller()
export class SeedRowsHandler {
  constructor(
    private readonly store: EventStore,
    private readonly jobs: ImportJobs,
    private readonly batches: ImportBatches,
    private readonly codes: CodeBlocks,
    private readonly markets: ListedMarkets,
    private readonly addresses: AddressHash,
    @Inject(IMPORT_SETTINGS) private readonly settings: ImportSettings,
  ) {}

  @Handles(seedRows)
  async handle({ importId, header, rows }: SeedRowsInput, { correlationId }: CallContext): Promise<SeededRows> {
    const firstRow = rows[0]?.row ?? 0;
    const { startedBy, today, columns: chosen, dryRun } = await this.jobs.origin(importId);
    const columns = columnsOf(header, chosen);
    const context = { today, settings: this.settings };
    const refused: BatchMessage[] = firstRow === 1 ? unknownColumns(columns) : [];
    const valid: ValidRow[] = [];
    for (const { cells, row, place = row, repeats } of rows) {
      const { details, warnings, failure, title } = planRow(columns, cells, context);
      if (failure) refused.push({ kind: 'failure', row: place, ...(title && { title }), ...failure });
      else valid.push({ row, place, repeats, details, warnings });
    }
    const named = valid.map(({ details }) => details);
    // Before the transaction, because codes are reserved in another one.
    const planned = dryRun ? [] : await Promise.all(valid.map((row) => this.plan(importId, row)));
    const command = { commandId: `import:${importId}:${firstRow}`, actorId: startedBy, correlationId };
    const work = async (tx: StoreTransaction) => {
      if (!dryRun) await this.markets.lock(named, tx.session);
      const listed = await this.markets.besides(importId, named, tx.session);
      const isNew = (market: Naming) => !listed.has(listingOf(market));
      const { created, messages } = dryRun
        ? sum(valid.filter(({ details }) => isNew(details)).map(check))
        : await create(
            tx,
            planned.filter(({ data }) => isNew(data)),
          );
      const skipped = valid.flatMap((row) => alreadyListed(row, listed.get(listingOf(row.details))));
      const batch = batchOf({ importId, firstRow, rows: rows.length, created }, [...refused, ...skipped, ...messages]);
      if (!(await this.batches.insert(batch, tx.session))) throw new AlreadySeeded();
      return counts(batch);
    };
    const repeated = () => this.reportOf(importId, firstRow);
    return this.store.transaction(command, work, { repeated }).catch((error: unknown) => {
      if (error instanceof AlreadySeeded) return repeated();
      throw error;
    });
  }

  private async reportOf(importId: string, firstRow: number): Promise<SeededRows> {
    const stored = await this.batches.find(importId, firstRow);
    if (!stored) throw new Error('a batch has no report');
    return counts(stored);
  }

  private async plan(importId: string, { row, place, details, warnings }: ValidRow): Promise<Planned> {
    const id = importedId(importId, details);
    const contact = details.organizerContactEmail ?? details.organizerContactPhone ?? details.organizerContactName;
    const data = {
      ...details,
      importId,
      row: place,
      eventCode: await this.codes.codeOf(importId, row),
      claimToken: randomBytes(24).toString('base64url'),
      bannerImageUrl: bannerOf(id, this.settings.banners),
      contactSubject: contact === null ? null : this.addresses.of(contact),
    };
    return { id, data, messages: ofRow(place, details.title, warnings) };
  }
}

/** A row that repeats another one gets a warning and creates nothing. */
async function create(tx: StoreTransaction, planned: readonly Planned[]) {
  const commands = planned.map(({ id, data }) => ({ id, command: { type: 'seed' as const, data } }));
  const done = await tx.executeMany(marketEvent, commands);
  const messages = planned.flatMap(({ data, messages: own }, index) => {
    const { appended = [], state = null } = done[index] ?? {};
    return appended.length > 0
      ? own
      : [duplicate(data.row, data.title, isPresent(state) ? state.imported?.row : undefined)];
  });
  return { created: done.filter(({ appended }) => appended.length > 0).length, messages };
}

interface Checked {
  created: number;
  messages: BatchMessage[];
}

function check({ place, repeats, details: { title }, warnings }: ValidRow): Checked {
  if (repeats !== undefined) return { created: 0, messages: [duplicate(place, title, repeats)] };
  return { created: 1, messages: ofRow(place, title, warnings) };
}

const ofRow = (row: number, title: string, warnings: readonly Warning[]): BatchMessage[] =>
  warnings.map((warning) => ({ kind: 'warning', row, title, ...warning }));

const sum = (checked: readonly Checked[]): Checked => ({
  created: checked.reduce((total, { created }) => total + created, 0),
  messages: checked.flatMap(({ messages }) => messages),
});

const duplicate = (row: number, title: string, other: number | undefined): BatchMessage => ({
  kind: 'warning',
  row,
  title,
  field: 'row',
  // Counted from 0, while a spreadsheet counts from 1.
  message: `Same name, date, and city as row ${other === undefined ? '?' : other + 1}, so both rows count as one event.`,
});

function alreadyListed({ place: row, details: { title } }: ValidRow, listed: ListedMarket | undefined): BatchMessage[] {
  return listed ? [{ kind: 'warning', row, title, field: 'row', message: skippedBecause(listed) }] : [];
}

const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
const dayOf = (instant: string): string => new Date(instant).toLocaleDateString('en-US', DAY);

const skippedBecause = ({ eventCode, createdAt, takenDownReason }: ListedMarket): string =>
  takenDownReason === undefined
    ? `Already listed since ${dayOf(createdAt)} as ${eventCode}, so we skipped it.`
    : `Our staff took this event down (${eventCode}), so we skipped it.`;

/** A file can have so many that their warnings would not fit into a report. */
const MAX_UNKNOWN = 200;

const unknownColumns = ({ unknown }: Columns): BatchMessage[] =>
  unknown.slice(0, MAX_UNKNOWN).map((name) => ({
    kind: 'warning',
    row: 0,
    field: beginningOf(name, 60),
    message: `We don't know the column "${beginningOf(name, 60)}", so we ignored it.`,
  }));

function batchOf(
  batch: Pick<ImportBatchDocument, 'importId' | 'firstRow' | 'rows' | 'created'>,
  messages: BatchMessage[],
): Omit<ImportBatchDocument, '_id'> {
  const failed = messages.filter(({ kind }) => kind === 'failure').length;
  messages.sort((one, other) => one.row - other.row);
  return { ...batch, failed, warnings: messages.length - failed, messages };
}

const counts = ({ created, failed, warnings }: SeededRows): SeededRows => ({ created, failed, warnings });
