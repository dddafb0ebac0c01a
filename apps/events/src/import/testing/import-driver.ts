import {
  finishImport,
  importJob,
  importSource,
  seedRows,
  startImport,
  type ImportRowInput,
  type StartImportInput,
} from '@stallbook/contracts';
import { readCsvText } from '@stallbook/csv';
import { newId, type Actor } from '@stallbook/kernel';
import { ADMIN } from '../../testing/builders.js';
import type { Harness } from '../../testing/harness.js';

export const WORKER: Actor = { id: 'workers', role: 'system' };

export async function batchesOf(csv: string): Promise<{ header: string[]; batches: ImportRowInput[][] }> {
  const { header, rows } = await readCsvText(csv);
  const all: ImportRowInput[] = [];
  for await (const row of rows) all.push(row);
  const batches = Array.from({ length: Math.ceil(all.length / 5) }, (_, index) => all.slice(index * 5, index * 5 + 5));
  return { header, batches };
}

/** What the worker does. `repeats`: rows that repeat the row before them, which only the worker of a dry run knows. */
export async function carryOut(harness: Harness, importId: string, repeats: number[] = []): Promise<void> {
  const source = await harness.call(importSource, { id: importId }, WORKER);
  const { header, batches } = await batchesOf(source.text ?? '');
  const all = batches.flat();
  all.forEach((row, index) => {
    if (repeats.includes(row.row)) row.repeats = all[index - 1]?.place;
  });
  for (const rows of batches) await harness.call(seedRows, { importId, header, rows }, WORKER);
  await harness.call(finishImport, { importId, totalRows: all.length }, WORKER);
}

export const importDriver = (harness: Harness) => ({
  start: (given: Partial<StartImportInput>) =>
    harness.call(startImport, { fileName: 'markets.csv', ...given }, ADMIN, newId()),
  carryOut: (id: string, repeats?: number[]) => carryOut(harness, id, repeats),
  job: (id: string) => harness.call(importJob, { id }, ADMIN),
  imported: async (importId: string) =>
    (await harness.db.collection('marketEvents').find({ importId }).toArray()).map(({ _id }) => String(_id)),
});
