import { Controller, Inject } from '@nestjs/common';
import { addBookmark, type Bookmark, type BookmarkInput } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { permissionDenied, unauthenticated, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { BookmarkLimits } from '../bookmark-limits.js';
import { showBookmark } from '../bookmark.projection.js';
import { bookmarks, isOf } from '../domain/bookmarks.js';
import { add } from '../domain/bookmarks.decider.js';

@Controller()
export class AddBookmarkHandler {
  constructor(
    private readonly store: EventStore,
    private readonly limits: BookmarkLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Open to the public, so that whoever is not signed in hears it in the words of the specification. */
  @Handles(addBookmark)
  async handle({ targetType, targetId }: BookmarkInput, context: CallContext): Promise<Bookmark> {
    if (!context.actor) throw unauthenticated('Please sign in to save items');
    if (context.actor.role === 'system') throw permissionDenied();
    const personId = context.actor.id;
    const limit = await this.limits.maxBookmarksOf(personId);
    const item = { personId, targetType, targetId, at: this.clock.now().toISOString() };
    const { state } = await this.store.execute(bookmarks, personId, callerContext(context), (saved) =>
      add(item, limit, saved),
    );
    return showBookmark(state.find(isOf(item)) ?? item);
  }
}
