import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStore, systemContext } from '@stallbook/event-store';
import { idFrom, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { draft, publish } from '../domain/blog-post.decider.js';
import { blogPost } from '../domain/blog-post.js';
import { firstMarket } from './first-market.js';

/** Gives a new installation its first post, once: its id follows from its slug. */
@Injectable()
export class SeedFirstMarket implements OnApplicationBootstrap {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const id = idFrom('blog-post', firstMarket.slug);
    const at = this.clock.now().toISOString();
    const context = systemContext({ commandId: id });
    await this.store.execute(blogPost, id, context, (state) => {
      if (state.status !== 'none') return [];
      const drafted = draft({ ...firstMarket, authorId: 'system', at }, state);
      return [...drafted, ...publish({ at }, drafted.reduce(blogPost.evolve, state))];
    });
  }
}
