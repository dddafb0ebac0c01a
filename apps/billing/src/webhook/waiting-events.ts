import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@stallbook/platform';
import { Sweep } from '../sweep.js';
import { EventProcessor } from './event-processor.js';
import { StripeEvents } from './stripe-events.js';

const BATCH = 50;

/** Tries waiting events again: those that came before our own part was stored, or while Stripe could not be asked. */
@Injectable()
export class WaitingEvents extends Sweep {
  constructor(
    private readonly events: StripeEvents,
    private readonly processor: EventProcessor,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger);
  }

  protected override async sweep(): Promise<void> {
    for (const event of await this.events.due(BATCH)) {
      if (this.stopped) return;
      await this.processor.process(event);
    }
  }
}
