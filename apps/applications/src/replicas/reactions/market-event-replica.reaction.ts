import { Injectable } from '@nestjs/common';
import { marketEventSaved } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { MarketEventReplicas, type SavedMarketEvent } from '../market-event-replicas.js';

@Injectable()
export class MarketEventReplicaReaction {
  constructor(private readonly markets: MarketEventReplicas) {}

  @Reacts(marketEventSaved)
  saved(market: SavedMarketEvent, reaction: Reaction): void {
    this.markets.save(market, reaction);
  }
}
