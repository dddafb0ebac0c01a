import { Injectable } from '@nestjs/common';
import { marketEventDeleted } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';

const DELETE_APPLICATIONS = 'delete-applications-of-market-event';

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
