import { Injectable } from '@nestjs/common';
import { applicationWithdrawn } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { boothAllocation } from '../../booth-allocation/domain/booth-allocation.decider.js';

/** Frees booths of withdrawals from before a withdrawal freed them itself. Follows the service's own integration events. */
@Injectable()
export class BoothLeftReaction {
  constructor(private readonly store: EventStore) {}

  @Reacts(applicationWithdrawn)
  async withdrawn(
    { applicationId, marketEventId, wasAccepted }: IntegrationData<typeof applicationWithdrawn>,
    { command, session }: Reaction,
  ): Promise<void> {
    if (!wasAccepted) return;
    const release = { type: 'release', applicationId } as const;
    await this.store.transaction(command, (tx) => tx.execute(boothAllocation, marketEventId, release), { session });
  }
}
