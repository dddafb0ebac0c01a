import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { forgottenPerson } from '../personal-data/forgotten-person.js';
import { EventStore } from '../store/event-store.js';
import { Reacts, type Reaction } from './reacts.js';

/** Runs in the transaction of the erasure, so a failed erasure is never reported. */
@Injectable()
export class ErasureReportReaction {
  constructor(private readonly store: EventStore) {}

  @Reacts(personErased)
  async erased({ personId }: { personId: string }, { command, session }: Reaction): Promise<void> {
    await this.store.transaction(command, (tx) => tx.execute(forgottenPerson, personId, { personId }), { session });
  }
}
