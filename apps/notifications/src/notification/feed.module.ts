import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { replicaSchema } from '../replicas/replica.schema.js';
import { Replicas } from '../replicas/replicas.js';
import { Feeds } from './feeds.js';
import { LiveSignals } from './live-signals.js';
import { feedSchema, notificationSchema } from './notification.schema.js';

/** What records notifications: the feeds, their live signals, and the people and market events they name. */
@Module({
  imports: [modelsOf(feedSchema, notificationSchema, replicaSchema)],
  providers: [Feeds, LiveSignals, Replicas],
  exports: [Feeds, LiveSignals, Replicas],
})
export class FeedModule {}
