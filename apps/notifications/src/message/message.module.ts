import { Module } from '@nestjs/common';
import { HourlyQuota } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { MarkThreadHandler } from '../message-thread/mark-thread/mark-thread.handler.js';
import { messageParticipantSchema } from '../message-thread/message-participant.schema.js';
import { MessageParticipants } from '../message-thread/message-participants.js';
import { MessageThreadPresenter } from '../message-thread/message-thread.presenter.js';
import { MessageThreadReader } from '../message-thread/message-thread.reader.js';
import { MyThreadsHandler } from '../message-thread/my-threads/my-threads.handler.js';
import { StartThreadHandler } from '../message-thread/start-thread/start-thread.handler.js';
import { ThreadStarter } from '../message-thread/thread-starter.js';
import { ThreadSubjects } from '../message-thread/thread-subjects.js';
import { FeedModule } from '../notification/feed.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { MessageLimits } from './message-limits.js';
import { MessageReader } from './message.reader.js';
import { MessagesHandler } from './messages/messages.handler.js';
import { Messenger } from './messenger.js';
import { PersonErasedReaction } from './reactions/person-erased.reaction.js';
import { RequestMessageUploadHandler } from './request-message-upload/request-message-upload.handler.js';
import { SendMessageHandler } from './send-message/send-message.handler.js';
import { SignalTypingHandler } from './signal-typing/signal-typing.handler.js';

@Module({
  imports: [FeedModule, modelsOf(messageParticipantSchema), ReplicaModule],
  controllers: [
    MarkThreadHandler,
    MessagesHandler,
    MyThreadsHandler,
    RequestMessageUploadHandler,
    SendMessageHandler,
    SignalTypingHandler,
    StartThreadHandler,
  ],
  providers: [
    HourlyQuota,
    MessageLimits,
    MessageParticipants,
    MessageReader,
    MessageThreadPresenter,
    MessageThreadReader,
    Messenger,
    PersonErasedReaction,
    ThreadStarter,
    ThreadSubjects,
  ],
  exports: [MessageLimits, MessageReader, MessageThreadReader, Messenger, ThreadStarter, ThreadSubjects],
})
export class MessageModule {}
