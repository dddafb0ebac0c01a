import { Controller, Inject } from '@nestjs/common';
import {
  publishPost,
  schedulePost,
  unpublishPost,
  type ByIdInput,
  type EditablePost,
  type PublishPostInput,
  type SchedulePostInput,
} from '@stallbook/contracts';
import { OperationJournal } from '@stallbook/administration';
import { callerContext, EventStore } from '@stallbook/event-store';
import type { CallContext, Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { blogPost } from '../domain/blog-post.decider.js';
import { isPublished } from '../domain/blog-post.state.js';
import type { PublishBlogPost, ScheduleBlogPost, UnpublishBlogPost } from '../domain/publishing.js';
import { existing } from '../domain/writing.js';
import { BlogPostPresenter } from '../blog-post.presenter.js';

type Publishing = PublishBlogPost | ScheduleBlogPost | UnpublishBlogPost;

@Controller()
export class PublishPostHandler {
  constructor(
    private readonly store: EventStore,
    private readonly presenter: BlogPostPresenter,
    private readonly journal: OperationJournal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(publishPost)
  publish({ id, revision: basedOn }: PublishPostInput, context: CallContext): Promise<EditablePost> {
    return this.execute(id, context, { type: 'publish', now: this.clock.now(), basedOn });
  }

  @Handles(schedulePost)
  schedule({ id, publishAt, revision: basedOn }: SchedulePostInput, context: CallContext): Promise<EditablePost> {
    const command = { type: 'schedule' as const, publishAt: new Date(publishAt), now: this.clock.now(), basedOn };
    return this.execute(id, context, command);
  }

  @Handles(unpublishPost)
  unpublish({ id }: ByIdInput, context: CallContext): Promise<EditablePost> {
    return this.execute(id, context, { type: 'unpublish' });
  }

  private async execute(id: string, context: CallContext, command: Publishing): Promise<EditablePost> {
    const post = await this.store.transaction(
      callerContext(context),
      async (tx) => {
        const before = await tx.load(blogPost, id);
        const { state, appended } = await tx.execute(blogPost, id, command, before);
        const changed = existing(state);
        if (appended.length > 0) {
          const wasPublic = isPublished(existing(before.state), this.clock.now());
          const what =
            command.type === 'unpublish' && !wasPublic ? 'unschedule_post' : (`${command.type}_post` as const);
          await this.journal.enterIn(tx, context, { what, subject: id, title: changed.title });
        }
        return changed;
      },
      { repeated: async () => existing((await this.store.load(blogPost, id)).state) },
    );
    return this.presenter.editableState(id, post);
  }
}
