import { Injectable } from '@nestjs/common';
import { applicationDrafted, marketEventDeleted } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';

const DELETE_APPLICATIONS = 'delete-applications-of-market-event';

/** Deletes the applications of a deleted market event. */
@Injectable()
export class MarketEventDeletedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
    private readonly reader: ApplicationReader,
  ) {}

  @Reacts(marketEventDeleted)
  deleted({ marketEventId }: { marketEventId: string }, reaction: Reaction): void {
    this.markets.markDeleted(marketEventId, reaction);
    reaction.startProcess(DELETE_APPLICATIONS, { marketEventId });
  }

  /** The deletion may have passed an application that did not exist yet. Follows the service's own integration events. */
  @Reacts(applicationDrafted)
  async drafted(
    { applicationId, marketEventId }: IntegrationData<typeof applicationDrafted>,
    { command, session }: Reaction,
  ): Promise<void> {
    if (!(await this.markets.isDeleted(marketEventId))) return;
    const deletion = { type: 'delete' } as const;
    await this.store.transaction(command, (tx) => tx.execute(application, applicationId, deletion), { session });
  }

  @ProcessStep(DELETE_APPLICATIONS)
  async deleteSome({ marketEventId }: { marketEventId: string }, chunk: ProcessChunk): Promise<string[]> {
    const { after, limit, session, command } = chunk;
    const affected = await this.reader.collection
      .find({ marketEventId, _id: { $gt: after } }, { session, projection: { _id: 1 }, sort: { _id: 1 }, limit })
      .toArray();
    const deletions = affected.map(({ _id: id }) => ({ id, command: { type: 'delete' as const } }));
    await this.store.transaction(command, (tx) => tx.executeMany(application, deletions), { session });
    return deletions.map(({ id }) => id);
  }
}
