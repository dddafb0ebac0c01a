import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger } from '@stallbook/platform';
import { EventProcessor } from './event-processor.js';
import { StripeEvents } from './stripe-events.js';

const EVERY_MS = 2_000;
const BATCH = 50;

/** Tries waiting events again: those that came before our own part was stored, or while Stripe could not be asked. */
@Injectable()
export class WaitingEvents implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly events: StripeEvents,
    private readonly processor: EventProcessor,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.sweep()
        .catch((err: unknown) => this.logger.warn({ err }, 'waiting stripe events could not be read'))
        .finally(() => this.schedule());
    }, EVERY_MS);
  }

  private async sweep(): Promise<void> {
    for (const event of await this.events.due(BATCH)) {
      if (this.stopped) return;
      await this.processor.process(event);
    }
  }
}
