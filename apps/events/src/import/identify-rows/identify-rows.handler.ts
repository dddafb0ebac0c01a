import { Controller, Inject } from '@nestjs/common';
import { identifyRows, type IdentifiedRows, type IdentifyRowsInput } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { IMPORT_SETTINGS } from '../configured-settings.js';
import { columnsOf } from '../domain/columns.js';
import type { ImportSettings } from '../domain/import-settings.js';
import { identityOf } from '../domain/row-identity.js';
import { ImportJobs } from '../import-jobs.js';

/** The worker keeps rows of the same market event in order. */
@Controller()
export class IdentifyRowsHandler {
  constructor(
    private readonly jobs: ImportJobs,
    @Inject(IMPORT_SETTINGS) private readonly settings: ImportSettings,
  ) {}

  @Handles(identifyRows)
  async handle({ importId, header, rows }: IdentifyRowsInput): Promise<IdentifiedRows> {
    const { today, columns: chosen } = await this.jobs.origin(importId);
    const columns = columnsOf(header, chosen);
    const context = { today, settings: this.settings };
    return { marketEventIds: rows.map(({ cells }) => identityOf(importId, columns, cells, context)) };
  }
}
