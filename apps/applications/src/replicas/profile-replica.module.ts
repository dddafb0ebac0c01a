import { Module } from '@nestjs/common';
import { ProfileReplicas } from './profile-replicas.js';
import { ProfileReplicaReaction } from './profile-replica.reaction.js';

@Module({ providers: [ProfileReplicas, ProfileReplicaReaction], exports: [ProfileReplicas] })
export class ProfileReplicaModule {}
