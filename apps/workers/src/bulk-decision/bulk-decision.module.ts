import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { BULK_DECISIONS_QUEUE } from '@stallbook/contracts';
import { BulkDecisionsProcessor } from './bulk-decision.processor.js';

@Module({ imports: [BullModule.registerQueue({ name: BULK_DECISIONS_QUEUE })], providers: [BulkDecisionsProcessor] })
export class BulkDecisionModule {}
