import { Controller, Inject } from '@nestjs/common';
import { startNightlyReconciliation, startReconciliation, type Reconciliation } from '@stallbook/contracts';
import { DomainError, type Clock } from '@stallbook/kernel';
import { CLOCK, WorkQueue } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { StripeApi } from '../../stripe/stripe-api.js';
import { ReconciliationRuns, showRun } from '../reconciliation-runs.js';

@Controller()
export class StartReconciliationHandler {
  constructor(
    private readonly runs: ReconciliationRuns,
    private readonly queue: WorkQueue,
    private readonly stripe: StripeApi,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(startReconciliation)
  byHand(): Promise<Reconciliation> {
    if (!this.stripe.configured) {
      throw new DomainError('PAYMENT.NOT_CONFIGURED', 'Payments are not set up on this installation.');
    }
    return this.start(true);
  }

  @Handles(startNightlyReconciliation)
  nightly(): Promise<Reconciliation | null> {
    return this.stripe.configured ? this.start(false) : Promise.resolve(null);
  }

  private async start(isManual: boolean): Promise<Reconciliation> {
    const run = await this.runs.start(isManual, this.clock.now());
    await this.queue.add(run._id);
    return showRun(run);
  }
}
