import { Inject, Injectable } from '@nestjs/common';
import { DB, LOGGER, PollingTask, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { EventProcessor } from './event-processor.js';
import { StripeEvents } from './stripe-events.js';

const EVERY_MS = 2_000;
const BATCH = 50;

/** Tries waiting events again: those that came before our own part was stored, or while Stripe could not be asked. */
@Injectable()
export class WaitingEvents extends PollingTask {
  constructor(
    private readonly events: StripeEvents,
    private readonly processor: EventProcessor,
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
