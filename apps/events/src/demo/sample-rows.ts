import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@stallbook/kernel';
import { readCsv } from '@stallbook/csv';
import { columnsOf } from '../import/domain/columns.js';
import { planRow, type SeededDetails } from '../import/domain/plan-row.js';
import { movedInto } from './moved-date.js';

const FILE = join(import.meta.dirname, '../../data/farmers-markets-2027.csv');
/** Every 48th row: some sixty market events from all over the country. */
const EVERY = 48;
const DEADLINE_DAYS = 14;

export interface SampleRow {
  row: number;
  details: SeededDetails;
}

/** Real market events, moved to the year that begins three weeks from `today`. */
export async function sampleRows(today: string): Promise<SampleRow[]> {
  const { header, rows } = await readCsv(createReadStream(FILE));
  const columns = columnsOf(header);
  const samples: SampleRow[] = [];
  for await (const { row, cells } of rows) {
    if (row % EVERY !== 0) continue;
    const { details } = planRow(columns, cells, { today });
    if (details) samples.push({ row, details: moved(details, addDays(today, 3 * 7)) });
  }
  return samples;
}

function moved(details: SeededDetails, from: string): SeededDetails {
  const eventDate = movedInto(details.eventDate, from);
  return { ...details, eventDate, eventEndDate: eventDate, applicationDeadline: addDays(eventDate, -DEADLINE_DAYS) };
}
