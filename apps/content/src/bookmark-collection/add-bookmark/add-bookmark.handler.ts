import { Controller } from '@nestjs/common';
import { addBookmark, type Bookmark, type BookmarkInput } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { permissionDenied, unauthenticated, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { BookmarkLimits } from '../../replicas/bookmark-limits.js';
import { showBookmark } from '../bookmark-collection.presenter.js';
import { bookmarkCollection, hasSameTarget } from '../domain/bookmark-collection.decider.js';

@Controller()
export class AddBookmarkHandler {
  constructor(
    private readonly store: EventStore,
    private readonly limits: BookmarkLimits,
  ) {}

  /** A public operation, so that visitors get its own message. */
  @Handles(addBookmark)
  async handle({ targetType, targetId }: BookmarkInput, context: CallContext): Promise<Bookmark> {
    if (!context.actor) throw unauthenticated('Please sign in to save items');
    if (context.actor.role === 'system') throw permissionDenied();
    const personId = context.actor.id;
    const item = { personId, targetType, targetId };
    const command = { type: 'add' as const, item, ...(await this.limits.of(personId)) };
    const { state } = await this.store.execute(bookmarkCollection, personId, callerContext(context), command);
    const saved = state.find(hasSameTarget(item));
    if (!saved) throw new Error('a bookmark that was added is missing');
    return showBookmark(saved);
  }
}
