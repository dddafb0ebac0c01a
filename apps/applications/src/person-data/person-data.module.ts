import { Module } from '@nestjs/common';
import { MarketEventModule } from '../market-event/market-event.module.js';
import { PersonDataHandler } from './person-data.handler.js';

@Module({ imports: [MarketEventModule], controllers: [PersonDataHandler] })
export class PersonDataModule {}
