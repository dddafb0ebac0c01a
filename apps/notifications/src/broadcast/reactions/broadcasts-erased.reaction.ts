import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { Broadcasts } from '../broadcasts.js';

@Injectable()
export class BroadcastsErasedReaction {
  constructor(private readonly broadcasts: Broadcasts) {}

  @Reacts(personErased)
  erased({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    return this.broadcasts.forget(personId, session);
  }
}
