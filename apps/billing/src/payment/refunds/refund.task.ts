import { Inject, Injectable } from '@nestjs/common';
import { isPresent, type Clock } from '@stallbook/kernel';
import { CLOCK, DB, LOGGER, PollingTask, RetryPauses, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { STRIPE_AT_A_TIME } from '../../stripe/at-a-time.js';
import { refundsDueAt } from '../domain/refund.js';
import { dueRefunds } from '../payment.projection.js';
import { Refunder } from './refunder.js';

const EVERY_MS = 2_000;

/** Makes due refunds until none is left, also after a restart, and retries those that Stripe refuses. */
@Injectable()
export class RefundTask extends PollingTask {
  private readonly pauses: RetryPauses;

  constructor(
    private readonly refunder: Refunder,
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'refunds', everyMs: EVERY_MS }, { db, logger });
    this.pauses = new RetryPauses(clock, STRIPE_AT_A_TIME);
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    const due = dueRefunds.in(this.db);
    await this.pauses.work(
      (_id) => due.find({ _id, dueAt: { $not: { $gt: this.clock.now() } } }).toArray(),
      stop,
      async ({ _id, paymentIntentId }) => {
        const state = await this.refunder.refund(_id, paymentIntentId);
        return !isPresent(state) || refundsDueAt(this.clock.now(), state).length === 0;
      },
      (err, { _id: paymentId, paymentIntentId }) =>
        this.logger.warn({ err, paymentId, paymentIntentId }, 'a refund could not be made and will be retried'),
    );
  }
}
