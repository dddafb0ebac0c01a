import { Controller } from '@nestjs/common';
import { updatePost, type EditablePost, type UpdatePostInput } from '@stallbook/contracts';
import { OperationJournal } from '@stallbook/administration';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { blogPost } from '../domain/blog-post.decider.js';
import type { BlogPostDetails } from '../domain/blog-post.state.js';
import { isOneSitting } from '../domain/versions.js';
import { existing } from '../domain/writing.js';
import { BlogPostPresenter } from '../blog-post.presenter.js';
import { releaseSlug, reserveSlug } from '../post-slugs.js';

@Controller()
export class UpdatePostHandler {
  constructor(
    private readonly store: EventStore,
    private readonly presenter: BlogPostPresenter,
    private readonly journal: OperationJournal,
  ) {}

  /** In the log of admin operations, the saves of one version are one entry. */
  @Handles(updatePost)
  async handle(input: UpdatePostInput, context: CallContext): Promise<EditablePost> {
    const { id, revision: basedOn, asDraft: isDraft, document: content, ...text } = input;
    const asDraft = isDraft ?? false;
    const { id: editorId } = actorOf(context);
    const state = await this.store.transaction(
      callerContext(context),
      async (tx) => {
        const before = existing((await tx.load(blogPost, id)).state);
        const { slug } = before;
        if (slug !== text.slug) await reserveSlug(tx, text.slug, id);
        const command = { type: 'revise' as const, ...text, content, editorId, basedOn, asDraft };
        const done = await tx.execute(blogPost, id, command);
        if (slug !== text.slug) await releaseSlug(tx, slug, id);
        if (!isOneSitting(lastSave(before), lastSave(existing(done.state)))) {
          await this.journal.enterIn(tx, context, { what: 'save_post', subject: id, title: text.title });
        }
        return done.state;
      },
      { repeated: async () => (await this.store.load(blogPost, id)).state },
    );
    return this.presenter.editableState(id, existing(state));
  }
}

const lastSave = ({ editorId, updatedAt }: BlogPostDetails) => ({ editorId, savedAt: new Date(updatedAt) });
