import { Controller } from '@nestjs/common';
import { reconcileStep, type ByIdInput, type ReconciliationStep } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { Reconciler } from '../reconciler.js';

@Controller()
export class ReconcileStepHandler {
  constructor(private readonly reconciler: Reconciler) {}

  @Handles(reconcileStep)
  handle({ id }: ByIdInput): Promise<ReconciliationStep> {
    return this.reconciler.step(id);
  }
}
