import { Module } from '@nestjs/common';
import { Copies } from './copies.js';
import { CopiesReaction } from './copies.reaction.js';

@Module({ providers: [Copies, CopiesReaction], exports: [Copies] })
export class CopiesModule {}
