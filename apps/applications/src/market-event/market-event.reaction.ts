import { Injectable } from '@nestjs/common';
import { marketEventSaved } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { MarketEventCopies, type MarketEventFacts } from './market-event-copies.js';

@Injectable()
export class MarketEventReaction {
  constructor(private readonly copies: MarketEventCopies) {}

  @Reacts(marketEventSaved)
  saved(facts: MarketEventFacts, reaction: Reaction): void {
    this.copies.save(facts, reaction);
  }
}
