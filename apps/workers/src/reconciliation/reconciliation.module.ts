import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { RECONCILIATIONS_QUEUE } from '@stallbook/contracts';
import { ReconciliationsProcessor } from './reconciliation.processor.js';

@Module({
  imports: [BullModule.registerQueue({ name: RECONCILIATIONS_QUEUE })],
  providers: [ReconciliationsProcessor],
})
export class ReconciliationModule {}
