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
  const others: object[] = [];
  for await (const { row, cells } of rows) {
    const { failure, details, warnings } = planRow(columns, cells, { today: '2027-03-03' });
    const warned = new Set(warnings.map(({ field }) => field));
    if (details && warned.has('booth_count') && warned.has('vendor_fee')) listings.push(listingOf(details));
    else others.push({ row, failure, warnings });
  }
  expect(others).toEqual([]);
  expect([listings.length, new Set(listings).size]).toEqual([2_881, 2_879]);
});
