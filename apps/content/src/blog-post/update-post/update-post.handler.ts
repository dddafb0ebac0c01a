import { Controller } from '@nestjs/common';
import { updatePost, type EditablePost, type UpdatePostInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { blogPost } from '../domain/blog-post.decider.js';
import { existing } from '../domain/writing.js';
import { PostPresenter } from '../post.presenter.js';
import { releaseSlug, reserveSlug } from '../post-slugs.js';

@Controller()
export class UpdatePostHandler {
  constructor(
    private readonly store: EventStore,
    private readonly presenter: PostPresenter,
  ) {}

  @Handles(updatePost)
  async handle(input: UpdatePostInput, context: CallContext): Promise<EditablePost> {
    const { id, revision: basedOn, document: content, ...text } = input;
    const { id: editorId } = actorOf(context);
    const state = await this.store.transaction(
      callerContext(context),
      async (tx) => {
        const { slug } = existing((await tx.load(blogPost, id)).state);
        if (slug !== text.slug) await reserveSlug(tx, text.slug, id);
        const done = await tx.execute(blogPost, id, { type: 'revise', ...text, content, editorId, basedOn });
        if (slug !== text.slug) await releaseSlug(tx, slug, id);
        return done.state;
      },
      { repeated: async () => (await this.store.load(blogPost, id)).state },
    );
    return this.presenter.editableState(id, existing(state));
  }
}
