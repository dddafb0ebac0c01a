import { Injectable } from '@nestjs/common';
import { marketEventSaved } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { MarketEventReplicas, type MarketEventFacts } from './market-event-replicas.js';

@Injectable()
export class MarketEventReplicaReaction {
  constructor(private readonly copies: MarketEventReplicas) {}

  @Reacts(marketEventSaved)
  saved(facts: MarketEventFacts, reaction: Reaction): void {
    this.copies.save(facts, reaction);
  }
}
