import { screen } from '@testing-library/react';
import { openRoute } from '../../testing/render-route.js';
import { countRows } from './count-rows.js';

/** jsdom has no `arrayBuffer` of a part of a file. */
function fileOf(text: string): File {
  const bytes = new TextEncoder().encode(text);
  const slice = (from: number, to: number) => ({ arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer) });
  return Object.assign(new File([bytes], 'events.csv', { type: 'text/csv' }), { slice }) as unknown as File;
}

describe('the number of rows in a file', () => {
  it.each([
    ['name\nA\nB\n', 2],
    ['name\r\nA\r\nB', 2],
    ['name\rA', 1],
    ['name\n\nA\n\n\n', 1],
    ['name,note\n"A","two\nlines"\n"a ""quoted""\nname",x\n', 2],
    ['name\n', 0],
    ['name', 0],
    ['', 0],
  ])('excludes the header and empty lines: %j', async (text, rows) => expect(await countRows(fileOf(text))).toBe(rows));

  it('is that of the whole file, however long it is', async () =>
    expect(await countRows(fileOf(`name\n${'"a long\nrow"\n'.repeat(200_000)}`))).toBe(200_000));

  it('is next to its size, once it is chosen for an import', async () => {
    const preview = { unknownColumns: [], columns: [], rows: [], warnings: [], failures: [] };
    const { user } = openRoute('/admin/import', {
      viewer: 'admin',
      answers: { ImportJobs: { jobs: { total: 0, items: [] } }, ImportPreview: { preview } },
    });
    await user.upload(await screen.findByLabelText(/^Choose a CSV file/), fileOf('event_name\nDanville\nPeacham\n'));
    expect((await screen.findByText(/2 rows/)).textContent).toBe('events.csv · 28 B · 2 rows');
  });
});
