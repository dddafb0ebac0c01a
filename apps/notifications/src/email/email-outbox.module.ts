import { Module } from '@nestjs/common';
import { AddressHash, EmailQueue } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { FeedModule } from '../notification/feed.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { EmailErasure } from './email-erasure.js';
import { EmailOutbox } from './email-outbox.js';
import { EmailLog } from './email-log.js';
import { emailSchema } from './email.schema.js';

/** What sends emails. `EmailModule` writes them. */
@Module({
  imports: [FeedModule, modelsOf(emailSchema), ReplicaModule],
  providers: [AddressHash, EmailErasure, EmailOutbox, EmailQueue, EmailLog],
  exports: [EmailErasure, EmailOutbox, EmailQueue, EmailLog],
})
export class EmailOutboxModule {}
