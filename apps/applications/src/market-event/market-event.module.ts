import { Module } from '@nestjs/common';
import { MarketEventCopies } from './market-event-copies.js';
import { MarketEventReaction } from './market-event.reaction.js';

@Module({ providers: [MarketEventCopies, MarketEventReaction], exports: [MarketEventCopies] })
export class MarketEventModule {}
