import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { ERASURES_QUEUE } from '@stallbook/contracts';
import { ErasuresProcessor } from './erasure.processor.js';

@Module({ imports: [BullModule.registerQueue({ name: ERASURES_QUEUE })], providers: [ErasuresProcessor] })
export class ErasureModule {}
