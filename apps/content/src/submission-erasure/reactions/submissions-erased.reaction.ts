import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { SubmissionEraser } from '../submission-eraser.js';

/** Also erases submissions without a login, found by the person's addresses. */
@Injectable()
export class SubmissionsErasedReaction {
  constructor(private readonly eraser: SubmissionEraser) {}

  @Reacts(personErased)
  async forget(
    { personId, addresses, requestedAt }: IntegrationData<typeof personErased>,
    { message }: Reaction,
  ): Promise<void> {
    // A later submission from the same address belongs to a new person, even if this message is repeated.
    const before = { createdAt: { $lte: requestedAt ?? message.occurredAt } };
    const withoutLogin = { senderId: null, addressHash: { $in: addresses }, ...before };
    await this.eraser.erase({ $or: [{ senderId: personId }, withoutLogin] });
  }
}
