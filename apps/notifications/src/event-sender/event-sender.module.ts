import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { ReplicaModule } from '../replicas/replica.module.js';
import { EventSenderHandler } from './event-sender/event-sender.handler.js';
import { eventSenderSchema } from './event-sender.schema.js';
import { EventSenders } from './event-senders.js';
import { EventSenderErasedReaction } from './reactions/event-sender-erased.reaction.js';

@Module({
  imports: [modelsOf(eventSenderSchema), ReplicaModule],
  controllers: [EventSenderHandler],
  providers: [EventSenderErasedReaction, EventSenders],
  exports: [EventSenders],
})
export class EventSenderModule {}
