import { Inject, Injectable } from '@nestjs/common';
import { marketEventDeleted, marketEventSaved } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { MarketOwners } from '../../copies/market-owners.js';
import { split } from '../../plan/domain/platform-fee.js';
import { Tiers } from '../../plan/tiers.js';
import { handOver, withdraw } from '../domain/due.decider.js';
import { payment, type PaymentDetails, type PaymentState } from '../domain/payment.js';
import type { PaymentEvent } from '../domain/payment.events.js';
import { payments, type PaymentDocument } from '../payment.view.js';

/** What is to be paid for a market event follows it to its owner, and goes with it. */
@Injectable()
export class MarketEventReaction {
  constructor(
    private readonly store: EventStore,
    private readonly owners: MarketOwners,
    private readonly tiers: Tiers,
    @Inject(DB) private readonly db: Db,
  ) {}

  @Reacts(marketEventSaved)
  async saved(facts: IntegrationData<typeof marketEventSaved>, reaction: Reaction): Promise<void> {
    const { marketEventId, organizerId } = facts;
    const hasNewOwner = await this.owners.save(facts, reaction.session);
    if (!hasNewOwner || organizerId === null) return;
    const rate = await this.tiers.feeRateFor(organizerId);
    await this.each(marketEventId, reaction, (state, document) =>
      handOver(
        { organizerId, platformFeeCents: split(document, rate).platformFeeCents, at: reaction.message.at },
        state,
      ),
    );
  }

  @Reacts(marketEventDeleted)
  async deleted({ marketEventId }: { marketEventId: string }, reaction: Reaction): Promise<void> {
    await this.owners.markDeleted(marketEventId, reaction.session);
    await this.each(marketEventId, reaction, (state) => withdraw({ at: reaction.message.at }, state));
  }

  private async each(
    marketEventId: string,
    { command, session }: Reaction,
    decide: (state: PaymentState, document: PaymentDetails) => PaymentEvent[],
  ): Promise<void> {
    const found = await this.db
      .collection<PaymentDocument>(payments.collection)
      .find({ marketEventId }, { session })
      .toArray();
    await this.store.transaction(
      command,
      async (tx) => {
        for (const document of found) await tx.execute(payment, document._id, (state) => decide(state, document));
      },
      { session },
    );
  }
}
