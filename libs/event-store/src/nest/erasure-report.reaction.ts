import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { forgottenPerson, noteForgotten } from '../personal-data/forgotten-person.js';
import { EventStore } from '../store/event-store.js';
import { Reacts, type Reaction } from './reacts.js';

/**
 * Notes that the service has forgotten a person, in the transaction of everything else that it does about it: what fails
 * there is not reported. Goes with the publication `erasureReport`.
 */
@Injectable()
export class ErasureReportReaction {
  constructor(private readonly store: EventStore) {}

  @Reacts(personErased)
  async erased({ personId }: { personId: string }, { command, session }: Reaction): Promise<void> {
    await this.store.transaction(
      command,
      (tx) => tx.execute(forgottenPerson, personId, (state) => noteForgotten(personId, state)),
      { session },
    );
  }
}
