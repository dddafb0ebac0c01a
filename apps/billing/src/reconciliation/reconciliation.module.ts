import { Module } from '@nestjs/common';
import { RECONCILIATIONS_QUEUE, START_NIGHTLY_RECONCILIATION, type ReconciliationWork } from '@stallbook/contracts';
import { workQueue } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { ledgerEntrySchema } from '../ledger/ledger.schema.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { LedgerSums } from './ledger-sums.js';
import { MoneyAtStripe } from './money-at-stripe.js';
import { ReconcileStepHandler } from './reconcile-step/reconcile-step.handler.js';
import { Reconciler } from './reconciler.js';
import { ReconciliationReportHandler } from './reconciliation-report/reconciliation-report.handler.js';
import { ReconciliationRuns } from './reconciliation-runs.js';
import { ledgerDifferenceSchema, reconciliationSchema, seenChargeSchema } from './reconciliation.schema.js';
import { StartReconciliationHandler } from './start-reconciliation/start-reconciliation.handler.js';

const reconciliationQueue = workQueue<ReconciliationWork>(ReconciliationRuns, {
  queue: RECONCILIATIONS_QUEUE,
  job: 'reconcile',
  data: (reconciliationId) => ({ reconciliationId }),
  daily: START_NIGHTLY_RECONCILIATION,
});

/** Compares the ledger with Stripe, every night and on demand. */
@Module({
  imports: [modelsOf(ledgerEntrySchema, reconciliationSchema, ledgerDifferenceSchema, seenChargeSchema), StripeModule],
  controllers: [StartReconciliationHandler, ReconcileStepHandler, ReconciliationReportHandler],
  providers: [ReconciliationRuns, MoneyAtStripe, LedgerSums, Reconciler, reconciliationQueue],
})
export class ReconciliationModule {}
