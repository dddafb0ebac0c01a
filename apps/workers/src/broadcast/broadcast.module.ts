import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { BROADCASTS_QUEUE } from '@stallbook/contracts';
import { BroadcastsProcessor } from './broadcast.processor.js';

@Module({ imports: [BullModule.registerQueue({ name: BROADCASTS_QUEUE })], providers: [BroadcastsProcessor] })
export class BroadcastModule {}
