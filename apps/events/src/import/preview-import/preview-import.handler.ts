import { Controller, Inject } from '@nestjs/common';
import { beginningOf, type CallContext, type Clock } from '@stallbook/kernel';
import {
  ImportField,
  importPreview,
  type ImportColumn,
  type ImportMessage,
  type ImportPreview,
  type PreviewImportInput,
} from '@stallbook/contracts';
import { readCsvText, type CsvRow } from '@stallbook/csv';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { IMPORT_SETTINGS } from '../configured-settings.js';
import { readHeader, type Columns } from '../domain/columns.js';
import type { ImportSettings } from '../domain/import-settings.js';
import { noEvents } from '../domain/no-events.js';
import { planRow, type SeededDetails } from '../domain/plan-row.js';

const ROWS = 10;
/** Characters of a name or an example. */
const SHOWN = 60;

/** The first rows as an import would create them. Nothing is stored. */
@Controller()
export class PreviewImportHandler {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IMPORT_SETTINGS) private readonly settings: ImportSettings,
  ) {}

  @Handles(importPreview)
  async handle(
    { text, truncated, columns: chosen }: PreviewImportInput,
    _context: CallContext,
  ): Promise<ImportPreview> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const { header, rows } = await readCsvText(truncated ? withClosedQuote(text) : text);
    const columns = readHeader(header, chosen ?? []);
    const hasTitle = columns.positions.has('title');
    const samples: string[][] = [];
    const preview: ImportPreview = {
      rows: [],
      warnings: [],
      failures: [],
      unknownColumns: columns.unknown,
      columns: [],
    };
    for await (const { row, place, cells } of truncated ? withoutLast(rows) : rows) {
      if (row > ROWS) break;
      samples.push(cells);
      if (!hasTitle) continue;
      const { details, warnings, failure } = planRow(columns, cells, { today, settings: this.settings });
      preview.warnings.push(...warnings.map((warning) => message(place, warning)));
      if (failure) preview.failures.push(message(place, failure));
      else preview.rows.push(shown(place, details));
    }
    if (samples.length === 0) throw noEvents();
    preview.columns = describeColumns(header, columns, samples);
    return preview;
  }
}

function describeColumns(header: string[], { positions }: Columns, samples: string[][]): ImportColumn[] {
  const meanings = new Map([...positions].map(([field, position]) => [position, ImportField[field]]));
  return header.map((name, position) => ({
    position,
    name: beginningOf(name, SHOWN),
    field: meanings.get(position) ?? null,
    example: beginningOf((samples.find((cells) => cells[position]?.trim())?.[position] ?? '').trim(), SHOWN),
  }));
}

/** A text that is cut within quotes has an odd number of them. */
const withClosedQuote = (text: string): string => (text.split('"').length % 2 === 0 ? `${text}"` : text);

async function* withoutLast(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
  let held: CsvRow | undefined;
  for await (const row of rows) {
    if (held) yield held;
    held = row;
  }
}

const message = (row: number, { field, message: text }: { field: string; message: string }): ImportMessage => ({
  row,
  field,
  message: text,
});

const shown = (row: number, details: SeededDetails): ImportPreview['rows'][number] => ({
  row,
  title: details.title,
  eventType: details.eventType,
  eventDate: details.eventDate,
  city: details.city,
  state: details.state,
  boothFeeCents: details.boothFeeCents,
  boothCount: details.maxVendors ?? 0,
});
