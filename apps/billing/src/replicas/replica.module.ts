import { Module } from '@nestjs/common';
import { Replicas } from './replicas.js';
import { ReplicaReaction } from './replica.reaction.js';
import { MarketOwners } from './market-owners.js';

@Module({ providers: [Replicas, ReplicaReaction, MarketOwners], exports: [Replicas, MarketOwners] })
export class ReplicaModule {}
