import { Module } from '@nestjs/common';
import { BROADCASTS_QUEUE, type BroadcastWork } from '@stallbook/contracts';
import { workQueue } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { MessageModule } from '../message/message.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { BroadcastGroups } from './broadcast-groups.js';
import { BroadcastPresenter } from './broadcast.presenter.js';
import { broadcastSchema } from './broadcast.schema.js';
import { Broadcasts } from './broadcasts.js';
import { CarryOutBroadcastHandler } from './carry-out-broadcast/carry-out-broadcast.handler.js';
import { MyBroadcastsHandler } from './my-broadcasts/my-broadcasts.handler.js';
import { PreviewBroadcastHandler } from './preview-broadcast/preview-broadcast.handler.js';
import { BroadcastsErasedReaction } from './reactions/broadcasts-erased.reaction.js';
import { StartBroadcastHandler } from './start-broadcast/start-broadcast.handler.js';

const broadcastQueue = workQueue<BroadcastWork>(Broadcasts, {
  queue: BROADCASTS_QUEUE,
  job: 'broadcast',
  data: (broadcastId) => ({ broadcastId }),
});

@Module({
  imports: [modelsOf(broadcastSchema), MessageModule, ReplicaModule],
  controllers: [CarryOutBroadcastHandler, MyBroadcastsHandler, PreviewBroadcastHandler, StartBroadcastHandler],
  providers: [BroadcastGroups, BroadcastPresenter, broadcastQueue, Broadcasts, BroadcastsErasedReaction],
})
export class BroadcastModule {}
