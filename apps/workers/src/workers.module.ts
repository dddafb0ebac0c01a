import { Module } from '@nestjs/common';
import { AccountExportModule } from './account-export/account-export.module.js';
import { BroadcastModule } from './broadcast/broadcast.module.js';
import { BulkDecisionModule } from './bulk-decision/bulk-decision.module.js';
import { DemoModule } from './demo/demo.module.js';
import { EmailModule } from './email/email.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { ImportModule } from './import/import.module.js';
import { queueConnection } from './queue-connection.js';
import { RecommendationEmailModule } from './recommendation-email/recommendation-email.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { ReturnedMailModule } from './returned-mail/returned-mail.module.js';

/** Needs `PlatformModule`, without database and bus. */
@Module({
  imports: [
    queueConnection(),
    AccountExportModule,
    BroadcastModule,
    BulkDecisionModule,
    DemoModule,
    EmailModule,
    ErasureModule,
    ImportModule,
    RecommendationEmailModule,
    ReconciliationModule,
    ReturnedMailModule,
  ],
})
export class WorkersModule {}
