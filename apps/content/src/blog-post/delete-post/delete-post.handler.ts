import { Controller } from '@nestjs/common';
import { deletePost, type ByIdInput, type Done } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { blogPost } from '../domain/blog-post.decider.js';
import { existing } from '../domain/writing.js';
import { releaseSlug } from '../post-slugs.js';

@Controller()
export class DeletePostHandler {
  constructor(private readonly store: EventStore) {}

  @Handles(deletePost)
  async handle({ id }: ByIdInput, context: CallContext): Promise<Done> {
    await this.store.transaction(
      callerContext(context),
      async (tx) => {
        const before = await tx.load(blogPost, id);
        await tx.execute(blogPost, id, { type: 'delete' });
        await releaseSlug(tx, existing(before.state).slug, id);
      },
      { repeated: () => Promise.resolve() },
    );
    return { id };
  }
}
