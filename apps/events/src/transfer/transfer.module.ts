import { Module } from '@nestjs/common';
import { AdminOperationModule } from '../admin-operation/admin-operation.module.js';
import { ClaimModule } from '../claim/claim.module.js';
import { OrganizerModule } from '../organizer/organizer.module.js';
import { TransferMarketEventHandler } from './transfer-market-event/transfer-market-event.handler.js';

@Module({
  imports: [AdminOperationModule, ClaimModule, OrganizerModule],
  controllers: [TransferMarketEventHandler],
})
export class TransferModule {}
