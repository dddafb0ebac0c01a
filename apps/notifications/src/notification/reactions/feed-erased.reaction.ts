import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { Feeds } from '../feeds.js';

@Injectable()
export class FeedErasedReaction {
  constructor(private readonly feeds: Feeds) {}

  @Reacts(personErased)
  erased({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    return this.feeds.forget(personId, session);
  }
}
