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
import { callerContext, EventStore } from '@stallbook/event-store';
import type { CallContext, Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { blogPost, type BlogPostCommand } from '../domain/blog-post.decider.js';
import { existing } from '../domain/writing.js';
import { PostPresenter } from '../post.presenter.js';

@Controller()
export class PublishPostHandler {
  constructor(
    private readonly store: EventStore,
    private readonly presenter: PostPresenter,
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

  private async execute(id: string, context: CallContext, command: BlogPostCommand): Promise<EditablePost> {
    const { state } = await this.store.execute(blogPost, id, callerContext(context), command);
    return this.presenter.editableState(id, existing(state));
  }
}
