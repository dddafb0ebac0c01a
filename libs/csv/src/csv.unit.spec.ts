import { Readable } from 'node:stream';
import { DomainError } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { readCsv, readCsvText, type CsvFile } from './read-csv.js';

async function all(file: CsvFile): Promise<string[][]> {
  const cells: string[][] = [];
  for await (const row of file.rows) cells.push(row.cells);
  return cells;
}

const codeOf = async (work: () => Promise<unknown>): Promise<string | undefined> => {
  try {
    await work();
  } catch (error) {
    if (DomainError.is(error)) return error.code;
    throw error;
  }
  return undefined;
};

const refusal = (bytes: Buffer, maxBytes?: number) =>
  codeOf(async () => all(await readCsv(Readable.from([bytes]), { maxBytes })));

describe('the CSV reader', () => {
  it('[CL-043] uses the first row as the header and supports commas and escaped quotes inside quotes', async () => {
    const file = await readCsvText('name,city\r\n"Fair, Spring","Say ""hi"""\r\n\r\nOther,Rome\n');
    expect(file.header).toEqual(['name', 'city']);
    expect(await all(file)).toEqual([
      ['Fair, Spring', 'Say "hi"'],
      ['Other', 'Rome'],
    ]);
  });

  it('numbers rows, and knows their places among empty lines, which a spreadsheet counts', async () => {
    const { header, rows } = await readCsvText('\nname,city\n\nFair,Rome\n"Two\n\nlines",Rome\n\n\nLast,Rome\n\n');
    expect(header).toEqual(['name', 'city']);
    const found: unknown[] = [];
    for await (const { row, place, cells } of rows) found.push([row, place, cells[0]]);
    expect(found).toEqual([
      [1, 3, 'Fair'],
      [2, 4, 'Two\n\nlines'],
      [3, 7, 'Last'],
    ]);
  });

  it('drops a byte order mark and joins characters split across two chunks', async () => {
    const bytes = Buffer.from('\ufeffname\nCafé\n', 'utf8');
    const file = await readCsv(Readable.from([bytes.subarray(0, 12), bytes.subarray(12)]));
    expect(file.header).toEqual(['name']);
    expect(await all(file)).toEqual([['Café']]);
  });

  it('returns nothing for an empty file and no rows for a header alone', async () => {
    expect((await readCsvText('')).header).toEqual([]);
    expect(await all(await readCsvText('name,city\n'))).toEqual([]);
  });

  it.each([
    ['semicolons', Buffer.from('name;city\nA;B\n'), 'CSV.WRONG_DELIMITER'],
    ['tabs', Buffer.from('name\tcity\nA\tB\n'), 'CSV.WRONG_DELIMITER'],
    ['semicolons between quoted names', Buffer.from('"name";"city"\n"A";"B"\n'), 'CSV.WRONG_DELIMITER'],
    ['tabs between quoted names', Buffer.from('"name"\t"city"\n"A"\t"B"\n'), 'CSV.WRONG_DELIMITER'],
    [
      'semicolons where only a later name is quoted',
      Buffer.from('Name;"Fee; USD";City\nA;5;B\n'),
      'CSV.WRONG_DELIMITER',
    ],
    ['tabs where only a later name is quoted', Buffer.from('Name\t"Fee"\nA\t5\n'), 'CSV.WRONG_DELIMITER'],
    ['semicolons between quoted names after empty lines', Buffer.from('\n\n"name";"city"\n'), 'CSV.WRONG_DELIMITER'],
    ['semicolons where only a cell is quoted', Buffer.from('name;city\nA;"B; C"\n'), 'CSV.WRONG_DELIMITER'],
    ['a stray quote in the header', Buffer.from('name,ci"ty\nA,B\n'), 'CSV.UNBALANCED_QUOTES'],
    ['a semicolon before a quoted cell', Buffer.from('name,city\nA;"B",C\n'), 'CSV.UNBALANCED_QUOTES'],
    ['a semicolon after a quoted cell', Buffer.from('name,city\n"A";B,C\n'), 'CSV.UNBALANCED_QUOTES'],
    ['an unclosed quote', Buffer.from('name,city\n"A,B\nC,D\n'), 'CSV.UNBALANCED_QUOTES'],
    ['a stray quote', Buffer.from('name,city\nA"x,B\n'), 'CSV.UNBALANCED_QUOTES'],
    ['a quote that is never closed', Buffer.from(`name\n"${'x\n'.repeat(200_000)}`), 'CSV.UNBALANCED_QUOTES'],
    ['Latin-1', Buffer.from('name\nCaf\xe9 x\n', 'latin1'), 'CSV.NOT_UTF8'],
    ['UTF-16', Buffer.from('name\nA\n', 'utf16le'), 'CSV.NOT_UTF8'],
  ])('refuses %s', async (_, bytes, code) => {
    expect(await refusal(bytes)).toBe(code);
  });

  it.each(['name;city\n', '"name";"city"\n', 'name,city\nA"x,B\n'])(
    'lets go of a file that it refuses: %j',
    async (text) => {
      let isOpen = true;
      const source = async function* () {
        try {
          for (;;) yield Buffer.from(text);
        } finally {
          isOpen = false;
        }
      };
      await codeOf(async () => all(await readCsv(source())));
      await eventually(() => expect(isOpen).toBe(false));
    },
  );

  it('refuses a file above the size limit while it is still arriving', async () => {
    let sent = 0;
    const endless = async function* () {
      for (;;) {
        sent += 1;
        yield Buffer.from('name,city\n'.repeat(100));
      }
    };
    expect(await codeOf(async () => all(await readCsv(endless(), { maxBytes: 100_000 })))).toBe('CSV.TOO_LARGE');
    expect(sent).toBeLessThan(200);
  });
});
