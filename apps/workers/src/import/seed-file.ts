import type { ImportRowInput, SeededRows } from '@stallbook/contracts';
import { readCsv, type CsvFile } from '@stallbook/csv';
import { KeyedMutex } from '@stallbook/kernel/concurrency';

export interface Counts {
  processedRows: number;
  createdCount: number;
  failedCount: number;
  warningCount: number;
}

export const noCounts = (): Counts => ({ processedRows: 0, createdCount: 0, failedCount: 0, warningCount: 0 });

const BATCH = 5;
/** How many batches run in parallel. */
const CONCURRENCY = 8;
/** A call has 16 MiB; its last row and its header come on top of this. */
const MAX_GROUP_BYTES = 8 * 1024 * 1024;
/** An escaped character in JSON. */
const MAX_CHARACTER_BYTES = 6;
/** The quotes and comma around a cell. */
const CELL_BYTES = 3;

/** Reads the whole file first, so that an unreadable one seeds nothing. Returns the number of rows. */
export async function countRows(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const { rows } = await readCsv(bytes);
  let count = 0;
  for await (const _row of rows) count += 1;
  return count;
}

export interface ImportSteps {
  /** Rows with the same key name the same market. An empty key names none. */
  identify(header: string[], rows: ImportRowInput[]): Promise<string[]>;
  seed(header: string[], rows: ImportRowInput[]): Promise<SeededRows>;
  report(counts: Counts): void;
}

interface Batch {
  rows: ImportRowInput[];
  markets: string[];
}

/**
 * Seeds all rows in batches of five, several in parallel. A batch waits for running ones that name one of its
 * markets, so that the first row creates it. The first failure stops it after the running batches.
 */
export async function seedFile(bytes: AsyncIterable<Uint8Array>, steps: ImportSteps): Promise<Counts> {
  const file = await readCsv(bytes);
  const batches = batchesOf(file, steps);
  const markets = new KeyedMutex();
  let failure: unknown;
  const counts = noCounts();
  // A batch that waited for a failed one does not start, so a retry keeps the row order.
  const seed = async (rows: ImportRowInput[]) => {
    if (failure !== undefined) throw failure;
    try {
      return await steps.seed(file.header, rows);
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  const work = async () => {
    for (let next = await batches.next(); !next.done; next = await batches.next()) {
      const { rows, markets: named } = next.value;
      add(counts, rows.length, await markets.run(named, () => seed(rows)));
      steps.report({ ...counts });
    }
  };
  const endOnFailure = async (error: unknown) => {
    await batches.return(undefined);
    throw error;
  };
  const results = await Promise.allSettled(Array.from({ length: CONCURRENCY }, () => work().catch(endOnFailure)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return counts;
}

async function* batchesOf({ header, rows }: CsvFile, { identify }: ImportSteps): AsyncGenerator<Batch, void> {
  for await (const group of inGroups(rows, BATCH * CONCURRENCY)) {
    const markets = await identify(header, group);
    for (let from = 0; from < group.length; from += BATCH) {
      const named = markets.slice(from, from + BATCH).filter((key) => key !== '');
      yield { rows: group.slice(from, from + BATCH), markets: named };
    }
  }
}

async function* inGroups(rows: CsvFile['rows'], size: number): AsyncGenerator<ImportRowInput[]> {
  let group: ImportRowInput[] = [];
  let bytes = 0;
  for await (const row of rows) {
    group.push(row);
    bytes += maxBytesOf(row);
    if (group.length < size && bytes < MAX_GROUP_BYTES) continue;
    yield group;
    group = [];
    bytes = 0;
  }
  if (group.length > 0) yield group;
}

const maxBytesOf = ({ cells }: ImportRowInput): number =>
  cells.reduce((bytes, { length }) => bytes + MAX_CHARACTER_BYTES * length + CELL_BYTES, 0);

function add(counts: Counts, rows: number, { created, failed, warnings }: SeededRows): void {
  counts.processedRows += rows;
  counts.createdCount += created;
  counts.failedCount += failed;
  counts.warningCount += warnings;
}
