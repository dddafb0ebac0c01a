import { Module } from '@nestjs/common';
import { ClaimModule } from '../claim/claim.module.js';
import { ImportModule } from '../import/import.module.js';
import { MarketEventModule } from '../market-event/market-event.module.js';
import { CountMarketEventsHandler } from './count-market-events/count-market-events.handler.js';

/** Figures over several aggregates. */
@Module({ imports: [ClaimModule, ImportModule, MarketEventModule], controllers: [CountMarketEventsHandler] })
export class DashboardModule {}
