import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { EventStore } from '@stallbook/event-store';
import { CLOCK, CONFIG, LOGGER, type Logger, type StallbookConfig } from '@stallbook/platform';
import { seedSampleMarkets } from './sample-markets.js';

@Injectable()
class DemoMarkets implements OnApplicationBootstrap {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.STALLBOOK_DEMO) return;
    const added = await seedSampleMarkets(this.store, this.clock);
    if (added > 0) this.logger.info({ added }, 'added sample market events');
  }
}

@Module({ providers: [DemoMarkets] })
export class DemoModule {}
