import { Controller } from '@nestjs/common';
import { removeBookmark, type BookmarkInput, type Done } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { bookmarkCollection } from '../domain/bookmark-collection.decider.js';

@Controller()
export class RemoveBookmarkHandler {
  constructor(private readonly store: EventStore) {}

  @Handles(removeBookmark)
  async handle({ targetType, targetId }: BookmarkInput, context: CallContext): Promise<Done> {
    const personId = actorOf(context).id;
    const command = { type: 'remove' as const, item: { personId, targetType, targetId } };
    await this.store.execute(bookmarkCollection, personId, callerContext(context), command);
    return { id: targetId };
  }
}
