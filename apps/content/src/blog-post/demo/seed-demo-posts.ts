import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStore } from '@stallbook/event-store';
import { DAY_MS, type Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, LOGGER, type Logger, type StallbookConfig } from '@stallbook/platform';
import { seedPosts } from '../seed-posts.js';
import { demoPosts } from './demo-posts.js';

/** The posts came out one every twelve days. */
const EVERY_MS = 12 * DAY_MS;

@Injectable()
export class SeedDemoPosts implements OnApplicationBootstrap {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.STALLBOOK_DEMO) return;
    let added = 0;
    for (const [index, post] of demoPosts.entries()) {
      const ago = (demoPosts.length - index) * EVERY_MS;
      added += await seedPosts(this.store, [post], new Date(this.clock.now().getTime() - ago));
    }
    if (added > 0) this.logger.info({ added }, 'added sample posts');
  }
}
