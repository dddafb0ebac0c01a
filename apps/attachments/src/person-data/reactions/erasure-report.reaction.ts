import { Injectable } from '@nestjs/common';
import { ownerErasureRecorded } from '@stallbook/contracts';
import { EventStore, forgottenPerson, Reacts, type Reaction } from '@stallbook/event-store';

/** In the transaction of the erasure, which waits for what the events service says. */
@Injectable()
export class ErasureReportReaction {
  constructor(private readonly store: EventStore) {}

  @Reacts(ownerErasureRecorded)
  async erased({ personId }: { personId: string }, { command, session }: Reaction): Promise<void> {
    await this.store.transaction(command, (tx) => tx.execute(forgottenPerson, personId, { personId }), { session });
  }
}
