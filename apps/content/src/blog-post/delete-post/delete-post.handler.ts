import { Controller } from '@nestjs/common';
import { deletePost, type ByIdInput, type Done } from '@stallbook/contracts';
import { OperationJournal } from '@stallbook/administration';
import { callerContext, EventStore } from '@stallbook/event-store';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { blogPost } from '../domain/blog-post.decider.js';
import { existing } from '../domain/writing.js';
import { releaseSlug } from '../post-slugs.js';

@Controller()
export class DeletePostHandler {
  constructor(
    private readonly store: EventStore,
    private readonly journal: OperationJournal,
  ) {}

  @Handles(deletePost)
  async handle({ id }: ByIdInput, context: CallContext): Promise<Done> {
    await this.store.transaction(
      callerContext(context),
      async (tx) => {
        const before = await tx.load(blogPost, id);
        await tx.execute(blogPost, id, { type: 'delete' });
        const { slug, title } = existing(before.state);
        await releaseSlug(tx, slug, id);
        await this.journal.enterIn(tx, context, { what: 'delete_post', subject: id, title });
      },
      { repeated: () => Promise.resolve() },
    );
    return { id };
  }
}
