import { Module } from '@nestjs/common';
import { MarketEventReplicaModule } from '../replicas/market-event-replica.module.js';
import { PersonDataHandler } from './person-data.handler.js';

@Module({ imports: [MarketEventReplicaModule], controllers: [PersonDataHandler] })
export class PersonDataModule {}
