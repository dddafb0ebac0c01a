import { Injectable } from '@nestjs/common';
import { interestExpressed, marketEventDeleted } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { interest } from '../domain/interest.decider.js';
import { InterestReader } from '../interest.reader.js';

const REMOVE_INTERESTS = 'remove-interests-of-market-event';

/** Removes the interests in a deleted market event. */
@Injectable()
export class InterestMarketEventDeletedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
    private readonly reader: InterestReader,
  ) {}

  @Reacts(marketEventDeleted)
  deleted({ marketEventId }: { marketEventId: string }, reaction: Reaction): void {
    reaction.startProcess(REMOVE_INTERESTS, { marketEventId });
  }

  /** The removal may have passed an interest that did not exist yet. Follows the service's own integration events. */
  @Reacts(interestExpressed)
  async expressed(
    { interestId, marketEventId }: { interestId: string; marketEventId: string },
    { command, session }: Reaction,
  ): Promise<void> {
    if (!(await this.markets.isDeleted(marketEventId))) return;
    const removal = { type: 'remove' } as const;
    await this.store.transaction(command, (tx) => tx.execute(interest, interestId, removal), { session });
  }

  @ProcessStep(REMOVE_INTERESTS)
  removeSome({ marketEventId }: { marketEventId: string }, chunk: ProcessChunk): Promise<string[]> {
    const { collection } = this.reader;
    const command = { type: 'remove' } as const;
    return chunk.execute({ aggregate: interest, collection, filter: { marketEventId }, command });
  }
}
