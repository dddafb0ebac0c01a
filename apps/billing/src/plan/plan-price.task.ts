import { Inject, Injectable } from '@nestjs/common';
import { DB, LOGGER, PollingTask, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { PlanPrices } from './plan-prices.js';

const EVERY_MS = 2_000;

/** Creates prices at Stripe that a new installation or a change of the catalog needs. */
@Injectable()
export class PlanPriceTask extends PollingTask {
  constructor(
    private readonly prices: PlanPrices,
    @Inject(DB) db: Db,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ name: 'plan-prices', everyMs: EVERY_MS }, { db, logger });
  }

  protected override async poll(): Promise<void> {
    if (this.prices.configured) await this.prices.assignMissing();
  }
}
