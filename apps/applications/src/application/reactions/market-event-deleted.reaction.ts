import { Injectable } from '@nestjs/common';
import { marketEventDeleted } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationReader } from '../application.reader.js';
import { application, type ApplicationState } from '../domain/application.js';
import { remove } from '../domain/follow-up.decider.js';

const REMOVE_APPLICATIONS = 'remove-applications-of-market-event';

/** A deleted market event takes its applications along. */
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
    reaction.startProcess(REMOVE_APPLICATIONS, { marketEventId });
  }

  @ProcessStep(REMOVE_APPLICATIONS)
  async removeSome({ marketEventId }: { marketEventId: string }, chunk: ProcessChunk): Promise<string[]> {
    const { after, limit, session, command, at } = chunk;
    const affected = await this.reader.collection
      .find({ marketEventId, _id: { $gt: after } }, { session, projection: { _id: 1 }, sort: { _id: 1 }, limit })
      .toArray();
    const removals = affected.map(({ _id: id }) => ({
      id,
      decide: (state: ApplicationState) => remove({ at }, state),
    }));
    await this.store.transaction(command, (tx) => tx.executeMany(application, removals), { session });
    return removals.map(({ id }) => id);
  }
}
