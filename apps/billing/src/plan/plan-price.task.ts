import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB, LOGGER, PollingTask, RetryPauses, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { PlanPrices } from './plan-prices.js';

const EVERY_MS = 2_000;

/** Creates prices at Stripe that a new installation or a change of the catalog needs. */
@Injectable()
export class PlanPriceTask extends PollingTask {
  private readonly pauses: RetryPauses;

  constructor(
    private readonly prices: PlanPrices,
    @Inject(DB) db: Db,
    @Inject(CLOCK) clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'plan-prices', everyMs: EVERY_MS }, { db, logger });
    this.pauses = new RetryPauses(clock);
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    const missing = (await this.prices.missing()).map((one) => ({ ...one, _id: one.name }));
    await this.pauses.work(
      ({ $nin }) => Promise.resolve(missing.filter(({ _id }) => !$nin.includes(_id))),
      stop,
      (one) => this.prices.assign(one),
      (err, { name }) =>
        this.logger.warn({ err, plan: name }, 'a price could not be created at stripe and will be retried'),
    );
  }
}
