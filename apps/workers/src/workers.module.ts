import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import {
  BROADCASTS_QUEUE,
  BULK_DECISIONS_QUEUE,
  ERASURES_QUEUE,
  RECOMMENDATION_EMAILS_QUEUE,
  RECONCILIATIONS_QUEUE,
} from '@stallbook/contracts';
import { AccountExportModule } from './account-export/account-export.module.js';
import { BroadcastsProcessor } from './broadcast.processor.js';
import { BulkDecisionsProcessor } from './bulk-decision.processor.js';
import { DemoModule } from './demo/demo.module.js';
import { EmailModule } from './email/email.module.js';
import { ErasuresProcessor } from './erasure.processor.js';
import { ImportModule } from './import/import.module.js';
import { queueConnection } from './queue-connection.js';
import { RecommendationEmailsProcessor } from './recommendation-email.processor.js';
import { ReconciliationsProcessor } from './reconciliation.processor.js';
import { ReturnedMailModule } from './returned-mail/returned-mail.module.js';

/** Needs `PlatformModule`, without database and bus. */
@Module({
  imports: [
    queueConnection(),
    BullModule.registerQueue(
      { name: BROADCASTS_QUEUE },
      { name: BULK_DECISIONS_QUEUE },
      { name: ERASURES_QUEUE },
      { name: RECOMMENDATION_EMAILS_QUEUE },
      { name: RECONCILIATIONS_QUEUE },
    ),
    AccountExportModule,
    DemoModule,
    EmailModule,
    ImportModule,
    ReturnedMailModule,
  ],
  providers: [
    BroadcastsProcessor,
    BulkDecisionsProcessor,
    ErasuresProcessor,
    RecommendationEmailsProcessor,
    ReconciliationsProcessor,
  ],
})
export class WorkersModule {}
