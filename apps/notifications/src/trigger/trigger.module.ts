import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { EmailOutboxModule } from '../email/email-outbox.module.js';
import { FeedModule } from '../notification/feed.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { deferredTriggerSchema } from './deferred-trigger.schema.js';
import { TriggerReaction } from './reactions/trigger.reaction.js';
import { TriggerRecorder } from './trigger-recorder.js';
import { TriggerTexts } from './trigger-texts.js';

@Module({
  imports: [EmailOutboxModule, FeedModule, modelsOf(deferredTriggerSchema), ReplicaModule],
  providers: [TriggerReaction, TriggerRecorder, TriggerTexts],
  exports: [TriggerTexts],
})
export class TriggerModule {}
