import { Module } from '@nestjs/common';
import { AddressHash } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { emailSchema } from '../email/email.schema.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { EmailLogHandler } from './email-log/email-log.handler.js';
import { MailDeliveryHandler } from './mail-delivery/mail-delivery.handler.js';
import { MessageIds } from './message-ids.js';
import { ReceiveMailEventsHandler } from './receive-mail-events/receive-mail-events.handler.js';
import { ReceiveReturnedMailHandler } from './receive-returned-mail/receive-returned-mail.handler.js';
import { ReturnedMails } from './returned-mails.js';
import { suppressionSchema } from './suppression.schema.js';
import { Suppressions } from './suppressions.js';

@Module({
  imports: [modelsOf(emailSchema, suppressionSchema), ReplicaModule],
  controllers: [EmailLogHandler, MailDeliveryHandler, ReceiveMailEventsHandler, ReceiveReturnedMailHandler],
  providers: [AddressHash, MessageIds, ReturnedMails, Suppressions],
  exports: [MessageIds, Suppressions],
})
export class DeliveryModule {}
