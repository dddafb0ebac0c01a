import { Inject, Injectable } from '@nestjs/common';
import { DB, LOGGER, PollingTask, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { StripeEventProcessor } from './stripe-event-processor.js';
import { StripeEvents } from './stripe-events.js';

const EVERY_MS = 2_000;
const BATCH = 50;

/** Retries events that came before our own commit, or while Stripe could not be reached. */
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
    for (const event of await this.events.due(BATCH)) {
      if (stop.aborted) return;
      await this.processor.process(event);
    }
  }
}
