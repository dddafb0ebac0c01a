import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput } from '../common/inputs.js';
import type { Reconciliation, ReconciliationReport, ReconciliationStep } from './reconciliation.dto.js';

/** Compares the ledger with Stripe. One run at a time: returns the one in progress, if any. */
export const startReconciliation = defineCommand<Reconciliation>()('billing.startReconciliation', {
  input: NoInput,
  access: ['admin'],
});

/** null without Stripe. */
export const startNightlyReconciliation = defineCommand<Reconciliation | null>()('billing.startNightlyReconciliation', {
  input: NoInput,
  access: 'system',
});

/** Compares a few pages of a run. Safe to repeat. */
export const reconcileStep = defineCommand<ReconciliationStep>()('billing.reconcileStep', {
  input: ByIdInput,
  access: 'system',
});

export const reconciliationReport = defineQuery<ReconciliationReport>()('billing.reconciliationReport', {
  input: NoInput,
  access: ['admin'],
});
