import { Module } from '@nestjs/common';
import { Copies } from './copies.js';
import { CopiesReaction } from './copies.reaction.js';
import { MarketOwners } from './market-owners.js';

@Module({ providers: [Copies, CopiesReaction, MarketOwners], exports: [Copies, MarketOwners] })
export class CopiesModule {}
