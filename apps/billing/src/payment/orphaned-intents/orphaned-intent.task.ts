import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB, LOGGER, PollingTask, RetryPauses, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { STRIPE_AT_A_TIME } from '../../stripe/at-a-time.js';
import { orphanedIntents } from '../payment.projection.js';
import { OrphanedIntentSettler } from './orphaned-intent-settler.js';

const EVERY_MS = 2_000;

/** Settles orphaned intents, and retries those that fail. */
@Injectable()
export class OrphanedIntentTask extends PollingTask {
  private readonly pauses: RetryPauses;

  constructor(
    private readonly settler: OrphanedIntentSettler,
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'orphaned-intents', everyMs: EVERY_MS }, { db, logger });
    this.pauses = new RetryPauses(clock, STRIPE_AT_A_TIME);
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    const orphaned = orphanedIntents.in(this.db);
    await this.pauses.work(
      (_id) => orphaned.find({ _id }).toArray(),
      stop,
      async ({ _id, paymentIntentId }) => {
        await this.settler.settle(_id, paymentIntentId);
      },
      (err, { _id: paymentId, paymentIntentId }) =>
        this.logger.warn(
          { err, paymentId, paymentIntentId },
          'an orphaned payment intent could not be settled and will be retried',
        ),
    );
  }
}
