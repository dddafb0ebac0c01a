import { soon } from '@stallbook/testing';
import { columnsOf } from './columns.js';
import { planRow } from './plan-row.js';

const given = {
  name: 'Green Market',
  city: 'Salem',
  state: 'Oregon',
  start_date: '2027-05-08',
  website: 'https://example.org',
  vendor_fee: '$40',
};
const planned = (cells: Partial<typeof given>) => {
  const row = { ...given, ...cells };
  return planRow(columnsOf(Object.keys(row)), Object.values(row), { today: '2027-03-03' }).details;
};

describe('a cell of an imported row', () => {
  it.each([
    ['website', `http://${'.'.repeat(250_000)} x`, { websiteUrl: null, boothFeeCents: 4_000 }],
    ['vendor_fee', `${'1'.repeat(250_000)}..`, { websiteUrl: 'https://example.org' }],
    ['vendor_fee', `${'0'.repeat(250_000)}5x`, { boothFeeCents: 500 }],
  ])('is read soon, whatever a stranger filled the %s with', (column, text, details) => {
    expect(soon(() => planned({ [column]: text }))).toMatchObject(details);
  });
});
