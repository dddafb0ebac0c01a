import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { EventSenders } from '../event-senders.js';

@Injectable()
export class EventSenderErasedReaction {
  constructor(private readonly senders: EventSenders) {}

  @Reacts(personErased)
  erased({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    return this.senders.forget(personId, session);
  }
}
