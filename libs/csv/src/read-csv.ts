import { Readable } from 'node:stream';
import { MAX_CSV_RECORD_LENGTH, type DomainError } from '@stallbook/kernel';
import { CsvError, parse, type Info } from 'csv-parse';
import { decode } from './decode.js';
import { unbalancedQuotes, wrongDelimiter } from './refusals.js';

export interface CsvRow {
  /** Among those that are not empty. */
  row: number;
  /** Where a spreadsheet shows it, which counts empty lines: 0 is the first row of the file. */
  place: number;
  cells: string[];
}

export interface CsvFile {
  header: string[];
  rows: AsyncGenerator<CsvRow>;
}

export interface CsvOptions {
  maxBytes?: number;
}

const DEFAULT_MAX = 50 * 1024 * 1024;

/**
 * Streams a comma-separated file with a header. Rows keep their own number of cells. @throws `CSV.NOT_UTF8`,
 * `CSV.WRONG_DELIMITER`, `CSV.UNBALANCED_QUOTES`, `CSV.TOO_LARGE`, also while rows are read
 */
export async function readCsv(bytes: AsyncIterable<Uint8Array>, options: CsvOptions = {}): Promise<CsvFile> {
  const records = recordsOf(bytes, options.maxBytes ?? DEFAULT_MAX);
  const placed = withoutEmpty(records);
  const first = await placed.next();
  const header = first.done ? [] : first.value.cells.map((name) => name.trim());
  const found = delimiterIn(header);
  if (found) {
    // Lets go of the source.
    await placed.return(undefined);
    throw wrongDelimiter(found);
  }
  return { header, rows: numbered(placed) };
}

export const readCsvText = (text: string): Promise<CsvFile> => readCsv(Readable.from([Buffer.from(text, 'utf8')]));

const isEmpty = (cells: string[]) => cells.length === 1 && cells[0] === '';

type Placed = Omit<CsvRow, 'row'>;

async function* withoutEmpty(records: AsyncIterable<string[]>): AsyncGenerator<Placed> {
  let place = 0;
  for await (const cells of records) {
    if (!isEmpty(cells)) yield { place, cells };
    place += 1;
  }
}

async function* numbered(rows: AsyncIterable<Placed>): AsyncGenerator<CsvRow> {
  let row = 0;
  for await (const { place, cells } of rows) {
    row += 1;
    yield { row, place, cells };
  }
}

async function* recordsOf(bytes: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<string[]> {
  const text = Readable.from(decode(bytes, maxBytes));
  let header: string[] | undefined;
  const parser = parse({
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: false,
    relax_column_count: true,
    // Limits how much an unclosed quote can swallow.
    max_record_size: MAX_CSV_RECORD_LENGTH,
    // An error drops records that were parsed and not yet read, also the header.
    on_record: (cells: string[]) => {
      if (!isEmpty(cells)) header ??= cells;
      return cells;
    },
  });
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  try {
    for await (const record of parser) yield record as string[];
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error, header, parser.info) : error;
  } finally {
    text.destroy();
  }
}

function refusalOf(error: CsvError, header: string[] | undefined, { lines }: Info): DomainError {
  const found = header ? delimiterIn(header) : delimiterNextToQuote(error);
  return found ? wrongDelimiter(found) : unbalancedQuotes(lines);
}

const OTHER_DELIMITERS: Record<string, string> = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' };

function delimiterIn(header: string[]): string | undefined {
  if (header.length !== 1) return undefined;
  return Object.entries(OTHER_DELIMITERS).find(([delimiter]) => header[0]?.includes(delimiter))?.[1];
}

/** A header in quotes shows its delimiter after the first name in quotes, or before it. */
function delimiterNextToQuote({ message, field = '' }: { message: string; field?: string }): string | undefined {
  const after = /^Invalid Closing Quote: got "(.)"/.exec(message)?.[1];
  return OTHER_DELIMITERS[after ?? field.slice(-1)];
}
