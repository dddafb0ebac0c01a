import { Controller } from '@nestjs/common';
import { identifyRows, type IdentifiedRows, type IdentifyRowsInput } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { columnsOf } from '../domain/columns.js';
import { identityOf } from '../domain/row-identity.js';
import { ImportJobs } from '../import-jobs.js';

/** The worker keeps rows of the same market event in order. */
@Controller()
export class IdentifyRowsHandler {
  constructor(private readonly jobs: ImportJobs) {}

  @Handles(identifyRows)
  async handle({ importId, header, rows }: IdentifyRowsInput): Promise<IdentifiedRows> {
    const { today, columns: chosen } = await this.jobs.origin(importId);
    const columns = columnsOf(header, chosen);
    return { marketEventIds: rows.map(({ cells }) => identityOf(importId, columns, cells, today)) };
  }
}
