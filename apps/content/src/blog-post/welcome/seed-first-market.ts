import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStore, systemContext } from '@stallbook/event-store';
import { idFrom } from '@stallbook/kernel';
import { blogPost } from '../domain/blog-post.decider.js';
import { firstMarket } from './first-market.js';

/** Publishes the first post of a new installation. */
@Injectable()
export class SeedFirstMarket implements OnApplicationBootstrap {
  constructor(private readonly store: EventStore) {}

  async onApplicationBootstrap(): Promise<void> {
    const id = idFrom('blog-post', firstMarket.slug);
    if ((await this.store.load(blogPost, id)).state !== null) return;
    await this.store.transaction(
      systemContext({ commandId: id }),
      async (tx) => {
        await tx.execute(blogPost, id, { type: 'draft', ...firstMarket, authorId: 'system' });
        await tx.execute(blogPost, id, { type: 'publish' });
      },
      { repeated: () => Promise.resolve() },
    );
  }
}
