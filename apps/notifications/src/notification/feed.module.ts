import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { digestItemSchema } from '../digest/digest-item.schema.js';
import { Digests } from '../digest/digests.js';
import { preferenceSchema } from '../preference/preference.schema.js';
import { Preferences } from '../preference/preferences.js';
import { replicaSchema } from '../replicas/replica.schema.js';
import { pushSchema, pushSubscriptionSchema } from '../push/push.schema.js';
import { PushSubscriptions } from '../push/push-subscriptions.js';
import { Pushes } from '../push/pushes.js';
import { Replicas } from '../replicas/replicas.js';
import { Feeds } from './feeds.js';
import { LiveSignals } from './live-signals.js';
import { feedSchema, notificationSchema } from './notification.schema.js';

/** What records notifications: the feeds, their live signals, and the people and market events they name. */
@Module({
  imports: [
    modelsOf(
      digestItemSchema,
      feedSchema,
      notificationSchema,
      preferenceSchema,
      pushSchema,
      pushSubscriptionSchema,
      replicaSchema,
    ),
  ],
  providers: [Digests, Feeds, LiveSignals, Preferences, Pushes, PushSubscriptions, Replicas],
  exports: [Digests, Feeds, LiveSignals, Preferences, Pushes, PushSubscriptions, Replicas],
})
export class FeedModule {}
