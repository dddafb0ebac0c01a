import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { PersonEraser, Reacts, type Reaction } from '@stallbook/event-store';
import { MessageParticipants } from '../../message-thread/message-participants.js';

@Injectable()
export class PersonErasedReaction {
  constructor(
    private readonly eraser: PersonEraser,
    private readonly participants: MessageParticipants,
  ) {}

  /** The other person keeps the conversation, without what the erased person wrote. */
  @Reacts(personErased)
  async forget({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    await this.participants.forget(personId, session);
    await this.eraser.erase(personId);
  }
}
