import { Controller } from '@nestjs/common';
import { createPost, type CreatePostInput, type EditablePost } from '@stallbook/contracts';
import { OperationJournal } from '@stallbook/administration';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, idFrom, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { blogPost } from '../domain/blog-post.decider.js';
import { existing } from '../domain/writing.js';
import { BlogPostPresenter } from '../blog-post.presenter.js';
import { reserveSlug } from '../post-slugs.js';

@Controller()
export class CreatePostHandler {
  constructor(
    private readonly store: EventStore,
    private readonly presenter: BlogPostPresenter,
    private readonly journal: OperationJournal,
  ) {}

  @Handles(createPost)
  async handle({ document: content, ...text }: CreatePostInput, context: CallContext): Promise<EditablePost> {
    const { id: authorId } = actorOf(context);
    const id = idFrom('blog-post', authorId, context.commandId);
    const state = await this.store.transaction(
      callerContext(context),
      async (tx) => {
        await reserveSlug(tx, text.slug, id);
        const done = await tx.execute(blogPost, id, { type: 'draft', ...text, content, authorId });
        await this.journal.enterIn(tx, context, { what: 'save_post', subject: id, title: text.title });
        return done.state;
      },
      { repeated: async () => (await this.store.load(blogPost, id)).state },
    );
    return this.presenter.editableState(id, existing(state));
  }
}
