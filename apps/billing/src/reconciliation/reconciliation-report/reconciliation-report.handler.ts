import { Controller } from '@nestjs/common';
import { reconciliationReport, type NoInput, type ReconciliationReport } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { ReconciliationRuns } from '../reconciliation-runs.js';

@Controller()
export class ReconciliationReportHandler {
  constructor(private readonly runs: ReconciliationRuns) {}

  @Handles(reconciliationReport)
  handle(_input: NoInput): Promise<ReconciliationReport> {
    return this.runs.report();
  }
}
