import { Module } from '@nestjs/common';
import { MarketEventReplicas } from './market-event-replicas.js';
import { MarketEventReplicaReaction } from './market-event-replica.reaction.js';

@Module({ providers: [MarketEventReplicas, MarketEventReplicaReaction], exports: [MarketEventReplicas] })
export class MarketEventReplicaModule {}
