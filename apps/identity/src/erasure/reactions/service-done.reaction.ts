import { Injectable } from '@nestjs/common';
import { erasingServices, personErasureCompleted } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { erasure } from '../domain/erasure.js';
import { noteDone } from '../domain/erasure.decider.js';
import { ErasureReader } from '../erasure.reader.js';

/** Collects the reports of the services. */
@Injectable()
export class ServiceDoneReaction {
  constructor(
    private readonly store: EventStore,
    private readonly reader: ErasureReader,
  ) {}

  @Reacts(personErasureCompleted)
  async note(
    { personId, service }: IntegrationData<typeof personErasureCompleted>,
    { command, message, session }: Reaction,
  ): Promise<void> {
    const id = await this.reader.idOf(personId);
    if (!id) return;
    await this.store.transaction(
      command,
      async (tx) => {
        await tx.execute(erasure, id, (state) =>
          noteDone({ service, known: erasingServices, at: message.occurredAt }, state),
        );
      },
      { session },
    );
  }
}
