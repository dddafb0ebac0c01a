import { Module } from '@nestjs/common';
import { sessionRevocations } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { FeedModule } from '../notification/feed.module.js';
import { ReminderModule } from '../reminder/reminder.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { EndedSessionsTask } from './ended-sessions.task.js';
import { PushService } from './push-service.js';
import { PushSubscriptionHandler } from './push-subscription/push-subscription.handler.js';
import { pushSchema } from './push.schema.js';
import { PushTask } from './push.task.js';

@Module({
  imports: [FeedModule, modelsOf(pushSchema), ReminderModule, ReplicaModule],
  controllers: [PushSubscriptionHandler],
  providers: [EndedSessionsTask, PushService, PushTask, sessionRevocations],
  exports: [PushService],
})
export class PushModule {}
