import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { SubmissionEraser } from './submission-eraser.js';

/** What people sent without signing in is theirs too: it is found by their addresses. */
@Injectable()
export class PersonErasedReaction {
  constructor(private readonly eraser: SubmissionEraser) {}

  @Reacts(personErased)
  async forget({ personId, addresses }: IntegrationData<typeof personErased>, { message }: Reaction): Promise<void> {
    // Whoever comes back under the same address is somebody new, also when the message is told again.
    const before = { createdAt: { $lte: message.occurredAt } };
    await this.eraser.erase({ ...before, $or: [{ senderId: personId }, { addressHash: { $in: addresses } }] });
  }
}
