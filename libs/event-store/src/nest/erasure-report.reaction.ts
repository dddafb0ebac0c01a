import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import type { ClientSession } from 'mongodb';
import { forgottenPerson, noteForgotten } from '../personal-data/forgotten-person.js';
import { EventStore, type CommandContext } from '../store/event-store.js';
import { Reacts, type Reaction } from './reacts.js';

/**
 * Notes that the service has forgotten a person, in the transaction of everything else that it does about it: what fails
 * there is not reported. Goes with the publication `erasureReport`.
 */
@Injectable()
export class ErasureReportReaction {
  constructor(private readonly store: EventStore) {}

  @Reacts(personErased)
  erased({ personId }: { personId: string }, { command, session }: Reaction): Promise<void> {
    return this.note(personId, command, session);
  }

  async note(personId: string, command: CommandContext, session: ClientSession): Promise<void> {
    await this.store.transaction(
      command,
      async (tx) => {
        await tx.execute(forgottenPerson, personId, (state) => noteForgotten(personId, state));
      },
      { session },
    );
  }
}
