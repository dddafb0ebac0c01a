import { Injectable } from '@nestjs/common';
import { marketEventDeleted } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import { MarketEventCopies } from '../../market-event/market-event-copies.js';
import { ApplicationReader } from '../application-reader.js';
import { application } from '../domain/application.js';
import { remove } from '../domain/follow-up.decider.js';

/** A deleted market event takes its applications along. */
@Injectable()
export class MarketEventDeletedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventCopies,
    private readonly reader: ApplicationReader,
  ) {}

  @Reacts(marketEventDeleted)
  async deleted({ marketEventId }: { marketEventId: string }, reaction: Reaction): Promise<void> {
    const { command, session, message } = reaction;
    this.markets.markDeleted(marketEventId, reaction);
    const affected = await this.reader.collection
      .find({ marketEventId }, { session, projection: { _id: 1 } })
      .toArray();
    await this.store.transaction(
      command,
      async (tx) => {
        for (const { _id } of affected)
          await tx.execute(application, _id, (state) => remove({ at: message.at }, state));
      },
      { session },
    );
  }
}
