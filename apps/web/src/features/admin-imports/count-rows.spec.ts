import { Blob } from 'node:buffer';
import { countRows } from './count-rows.js';

const rowsOf = (text: string) => countRows(new Blob([text]) as unknown as globalThis.Blob);

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
  ])('excludes the header and empty lines: %j', async (text, rows) => expect(await rowsOf(text)).toBe(rows));

  it('is that of the whole file, however long it is', async () =>
    expect(await rowsOf(`name\n${'"a long\nrow"\n'.repeat(200_000)}`)).toBe(200_000));
});
