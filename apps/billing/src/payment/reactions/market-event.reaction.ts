import { Injectable } from '@nestjs/common';
import { marketEventDeleted, marketEventSaved } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { MarketOwners } from '../../copies/market-owners.js';
import { split } from '../../plan/domain/platform-fee.js';
import { Tiers } from '../../plan/tiers.js';
import { handOver, withdraw } from '../domain/due.decider.js';
import { FoundPayments } from './found-payments.js';

/** What is to be paid for a market event follows it to its owner, and goes with it. */
@Injectable()
export class MarketEventReaction {
  constructor(
    private readonly payments: FoundPayments,
    private readonly owners: MarketOwners,
    private readonly tiers: Tiers,
  ) {}

  @Reacts(marketEventSaved)
  async saved(facts: IntegrationData<typeof marketEventSaved>, reaction: Reaction): Promise<void> {
    const { marketEventId, organizerId } = facts;
    const hasNewOwner = await this.owners.save(facts, reaction.session);
    if (!hasNewOwner || organizerId === null) return;
    const rate = await this.tiers.feeRateFor(organizerId);
    await this.payments.each({ marketEventId }, reaction, (state, document) =>
      handOver(
        { organizerId, platformFeeCents: split(document, rate).platformFeeCents, at: reaction.message.at },
        state,
      ),
    );
  }

  @Reacts(marketEventDeleted)
  async deleted({ marketEventId }: { marketEventId: string }, reaction: Reaction): Promise<void> {
    await this.owners.markDeleted(marketEventId, reaction.session);
    await this.payments.each({ marketEventId }, reaction, (state) => withdraw({ at: reaction.message.at }, state));
  }
}
