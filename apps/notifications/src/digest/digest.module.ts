import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { EmailOutboxModule } from '../email/email-outbox.module.js';
import { FeedModule } from '../notification/feed.module.js';
import { preferenceSchema } from '../preference/preference.schema.js';
import { ReminderModule } from '../reminder/reminder.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { DigestTask } from './digest.task.js';

@Module({
  imports: [EmailOutboxModule, FeedModule, modelsOf(preferenceSchema), ReminderModule, ReplicaModule],
  providers: [DigestTask],
})
export class DigestModule {}
