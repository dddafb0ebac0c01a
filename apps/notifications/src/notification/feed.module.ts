import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { digestItemSchema } from '../digest/digest-item.schema.js';
import { Digests } from '../digest/digests.js';
import { preferenceSchema } from '../preference/preference.schema.js';
import { Preferences } from '../preference/preferences.js';
import { pushSchema, pushSubscriptionSchema } from '../push/push.schema.js';
import { PushSubscriptions } from '../push/push-subscriptions.js';
import { Pushes } from '../push/pushes.js';
import { Feeds } from './feeds.js';
import { LiveSignals } from './live-signals.js';
import { LiveSinceHandler } from './live-since/live-since.handler.js';
import { MarkReadHandler } from './mark-read/mark-read.handler.js';
import { MyNotificationsHandler } from './my-notifications/my-notifications.handler.js';
import { feedSchema, notificationSchema } from './notification.schema.js';
import { FeedErasedReaction } from './reactions/feed-erased.reaction.js';

/** What records notifications: the feeds and their live signals. */
@Module({
  imports: [
    modelsOf(digestItemSchema, feedSchema, notificationSchema, preferenceSchema, pushSchema, pushSubscriptionSchema),
  ],
  controllers: [LiveSinceHandler, MarkReadHandler, MyNotificationsHandler],
  providers: [Digests, FeedErasedReaction, Feeds, LiveSignals, Preferences, Pushes, PushSubscriptions],
  exports: [Digests, Feeds, LiveSignals, Preferences, Pushes, PushSubscriptions],
})
export class FeedModule {}
