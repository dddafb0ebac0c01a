import { Injectable } from '@nestjs/common';
import { marketEventDeleted } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { interest } from '../domain/interest.decider.js';
import { InterestReader } from '../interest.reader.js';

const REMOVE_INTERESTS = 'remove-interests-of-market-event';

/** Removes the interests in a deleted market event. */
@Injectable()
export class InterestMarketEventDeletedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly reader: InterestReader,
  ) {}

  @Reacts(marketEventDeleted)
  deleted({ marketEventId }: { marketEventId: string }, reaction: Reaction): void {
    reaction.startProcess(REMOVE_INTERESTS, { marketEventId });
  }

  @ProcessStep(REMOVE_INTERESTS)
  async removeSome({ marketEventId }: { marketEventId: string }, chunk: ProcessChunk): Promise<string[]> {
    const { after, limit, session, command } = chunk;
    const affected = await this.reader.collection
      .find({ marketEventId, _id: { $gt: after } }, { session, projection: { _id: 1 }, sort: { _id: 1 }, limit })
      .toArray();
    const removals = affected.map(({ _id: id }) => ({ id, command: { type: 'remove' as const } }));
    await this.store.transaction(command, (tx) => tx.executeMany(interest, removals), { session });
    return removals.map(({ id }) => id);
  }
}
