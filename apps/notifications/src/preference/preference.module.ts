import { Module } from '@nestjs/common';
import { EmailOutboxModule } from '../email/email-outbox.module.js';
import { FeedModule } from '../notification/feed.module.js';
import { PushModule } from '../push/push.module.js';
import { RecommendationEmailModule } from '../recommendation-email/recommendation-email.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { MailSubscriptionHandler } from './mail-subscription/mail-subscription.handler.js';
import { NotificationPreferencesHandler } from './notification-preferences/notification-preferences.handler.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

@Module({
  imports: [EmailOutboxModule, FeedModule, PushModule, RecommendationEmailModule, ReplicaModule],
  controllers: [MailSubscriptionHandler, NotificationPreferencesHandler],
  providers: [UnsubscribeLinks],
  exports: [UnsubscribeLinks],
})
export class PreferenceModule {}
