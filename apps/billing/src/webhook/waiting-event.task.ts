import { Inject, Injectable } from '@nestjs/common';
import { atATime } from '@stallbook/kernel/concurrency';
import { DB, LOGGER, PollingTask, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { STRIPE_AT_A_TIME } from '../stripe/at-a-time.js';
import { StripeEventProcessor } from './stripe-event-processor.js';
import { StripeEvents } from './stripe-events.js';

const EVERY_MS = 2_000;
const BATCH = 50;

/** Processes events that found too many webhooks, came before our own commit, or failed while Stripe was unreachable. */
@Injectable()
export class WaitingEventTask extends PollingTask {
  constructor(
    private readonly events: StripeEvents,
    private readonly processor: StripeEventProcessor,
    @Inject(DB) db: Db,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ name: 'waiting-events', everyMs: EVERY_MS }, { db, logger });
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    for (let isMore = true; isMore && !stop.aborted;) {
      const due = await this.events.due(BATCH);
      await atATime(STRIPE_AT_A_TIME, due, (event) => this.processor.process(event), stop);
      isMore = due.length === BATCH;
    }
  }
}
