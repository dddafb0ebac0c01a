import type { ImportRow, SeededRows } from '@stallbook/contracts';
import { readCsv, type CsvFile } from '@stallbook/csv';

export interface Counts {
  processedRows: number;
  createdCount: number;
  failedCount: number;
  warningCount: number;
}

export const noCounts = (): Counts => ({ processedRows: 0, createdCount: 0, failedCount: 0, warningCount: 0 });

const BATCH = 5;
/** So many batches are under way at once: the service commits them beside each other. */
const AT_ONCE = 8;

/** Reads the whole file once, so that one that cannot be read to its end seeds nothing. Answers how many rows it has. */
export async function countRows(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const { rows } = await readCsv(bytes);
  let count = 0;
  for await (const _row of rows) count += 1;
  return count;
}

/**
 * Hands every row to `seed`, five at a time, several batches at once; `report` hears of the counts after each batch.
 * The first failure ends it, once the batches under way are through.
 */
export async function seedFile(
  bytes: AsyncIterable<Uint8Array>,
  seed: (header: string[], rows: ImportRow[]) => Promise<SeededRows>,
  report: (counts: Counts) => void,
): Promise<Counts> {
  const file = await readCsv(bytes);
  const batches = batchesOf(file);
  const counts = noCounts();
  const work = async () => {
    for (let next = await batches.next(); !next.done; next = await batches.next()) {
      add(counts, next.value.length, await seed(file.header, next.value));
      report({ ...counts });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return counts;
}

async function* batchesOf({ rows }: CsvFile): AsyncGenerator<ImportRow[]> {
  let batch: ImportRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function add(counts: Counts, rows: number, { created, failed, warnings }: SeededRows): void {
  counts.processedRows += rows;
  counts.createdCount += created;
  counts.failedCount += failed;
  counts.warningCount += warnings;
}
