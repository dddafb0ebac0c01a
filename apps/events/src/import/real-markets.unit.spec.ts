import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsvText } from '@stallbook/csv';
import { columnsOf } from './domain/columns.js';
import { planRow } from './domain/plan-row.js';
import { listingOf } from './domain/row-identity.js';

it('[CL-042] [CL-047] every row of the real markets becomes one, with warnings for its missing fee and booths', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../data/farmers-markets-2027.csv'), 'utf8');
  const { header, rows } = await readCsvText(text);
  const columns = columnsOf(header);
  const listings: string[] = [];
  for await (const { row, cells } of rows) {
    const { failure, details, warnings } = planRow(columns, cells, { today: '2027-03-03' });
    expect({ row, failure }).toEqual({ row, failure: undefined });
    expect(warnings.map(({ field }) => field)).toEqual(expect.arrayContaining(['booth_count', 'vendor_fee']));
    if (details) listings.push(listingOf(details));
  }
  expect([listings.length, new Set(listings).size]).toEqual([2_881, 2_879]);
});
