import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { EMAILS_QUEUE } from '@stallbook/contracts';
import { EmailSeal } from '@stallbook/platform';
import { EmailsProcessor } from './email.processor.js';
import { Mailer } from './mailer.js';

@Module({
  imports: [BullModule.registerQueue({ name: EMAILS_QUEUE })],
  providers: [EmailSeal, EmailsProcessor, Mailer],
})
export class EmailModule {}
