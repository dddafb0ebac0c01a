import { Controller } from '@nestjs/common';
import { removeBookmark, type BookmarkInput, type Done } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { bookmarks } from '../domain/bookmarks.js';
import { remove } from '../domain/bookmarks.decider.js';

@Controller()
export class RemoveBookmarkHandler {
  constructor(private readonly store: EventStore) {}

  @Handles(removeBookmark)
  async handle({ targetType, targetId }: BookmarkInput, context: CallContext): Promise<Done> {
    const personId = actorOf(context).id;
    await this.store.execute(bookmarks, personId, callerContext(context), (saved) =>
      remove({ personId, targetType, targetId }, saved),
    );
    return { id: targetId };
  }
}
