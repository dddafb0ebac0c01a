import { Controller, Inject } from '@nestjs/common';
import type { CallContext, Clock } from '@stallbook/kernel';
import { importPreview, type ImportMessage, type ImportPreview, type PreviewImportInput } from '@stallbook/contracts';
import { readCsvText } from '@stallbook/csv';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { columnsOf } from '../domain/columns.js';
import { noEvents } from '../domain/no-events.js';
import { planRow, type SeededDetails } from '../domain/plan-row.js';

const ROWS = 10;

/** The first rows as an import would create them. Nothing is stored. */
@Controller()
export class PreviewImportHandler {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  @Handles(importPreview)
  async handle({ text, truncated }: PreviewImportInput, _context: CallContext): Promise<ImportPreview> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const { header, rows } = await readCsvText(truncated ? wholeLines(text) : text);
    const columns = columnsOf(header);
    const preview: ImportPreview = { rows: [], warnings: [], failures: [], unknownColumns: columns.unknown };
    for await (const { row, cells } of rows) {
      const { details, warnings, failure } = planRow(columns, cells, { today });
      preview.warnings.push(...warnings.map((warning) => message(row, warning)));
      if (failure) preview.failures.push(message(row, failure));
      else preview.rows.push(shown(row, details));
      if (row === ROWS) break;
    }
    if (preview.rows.length === 0 && preview.failures.length === 0) throw noEvents();
    return preview;
  }
}

const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);

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
