import { Module } from '@nestjs/common';
import { OwnerErasureReaction } from './reactions/owner-erasure.reaction.js';

@Module({ providers: [OwnerErasureReaction] })
export class OwnerErasureModule {}
