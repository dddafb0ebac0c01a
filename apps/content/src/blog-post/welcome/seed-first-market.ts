import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStore } from '@stallbook/event-store';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { seedPosts } from '../seed-posts.js';
import { firstMarket } from './first-market.js';

/** Publishes the first post of a new installation. */
@Injectable()
export class SeedFirstMarket implements OnApplicationBootstrap {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await seedPosts(this.store, [firstMarket], this.clock.now());
  }
}
