import { Injectable } from '@nestjs/common';
import { erasingServices, personErasureCompleted } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { erasure } from '../domain/erasure.decider.js';
import { ErasureReader } from '../erasure.reader.js';

/** Collects the reports of the services. */
@Injectable()
export class ErasureCompletedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly reader: ErasureReader,
  ) {}

  @Reacts(personErasureCompleted)
  async reported(
    { personId, service }: IntegrationData<typeof personErasureCompleted>,
    { command, session }: Reaction,
  ): Promise<void> {
    const id = await this.reader.idOf(personId);
    if (!id) return;
    const report = { type: 'record-report' as const, service, expected: erasingServices };
    await this.store.transaction(command, (tx) => tx.execute(erasure, id, report), { session });
  }
}
