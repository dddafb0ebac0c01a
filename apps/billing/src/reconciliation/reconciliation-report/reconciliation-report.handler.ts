import { Controller, Inject } from '@nestjs/common';
import {
  MAX_REFUSED_REFUNDS,
  reconciliationReport,
  type ReconciliationReport,
  type RefusedRefund,
} from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { MANY_REFUSALS } from '../../payment/domain/refund.js';
import { dueRefunds } from '../../payment/payment.projection.js';
import { ReconciliationRuns } from '../reconciliation-runs.js';

@Controller()
export class ReconciliationReportHandler {
  constructor(
    private readonly runs: ReconciliationRuns,
    @Inject(DB) private readonly db: Db,
  ) {}

  @Handles(reconciliationReport)
  async handle(): Promise<ReconciliationReport> {
    const [report, refusedRefunds] = await Promise.all([this.runs.report(), this.refusedRefunds()]);
    return { ...report, refusedRefunds };
  }

  private async refusedRefunds(): Promise<RefusedRefund[]> {
    const refused = { refusals: { $gt: MANY_REFUSALS } };
    const found = await dueRefunds
      .in(this.db)
      .find(refused)
      .sort({ refusals: -1 })
      .limit(MAX_REFUSED_REFUNDS)
      .toArray();
    return found.map(({ paymentIntentId, failureMessage, dueAt }) => {
      return { paymentIntentId, failureMessage, nextTryAt: dueAt.toISOString() };
    });
  }
}
