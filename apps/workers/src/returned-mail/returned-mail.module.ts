import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { RETURNED_MAIL_QUEUE } from '@stallbook/contracts';
import { ReturnMailbox } from './return-mailbox.js';
import { ReturnedMailProcessor } from './returned-mail.processor.js';

@Module({
  imports: [BullModule.registerQueue({ name: RETURNED_MAIL_QUEUE })],
  providers: [ReturnMailbox, ReturnedMailProcessor],
})
export class ReturnedMailModule {}
