import { Module } from '@nestjs/common';
import { AdminOperationModule } from '../admin-operation/admin-operation.module.js';
import { ClaimModule } from '../claim/claim.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { TransferMarketEventHandler } from './transfer-market-event/transfer-market-event.handler.js';

@Module({
  imports: [AdminOperationModule, ClaimModule, ReplicaModule],
  controllers: [TransferMarketEventHandler],
})
export class TransferModule {}
