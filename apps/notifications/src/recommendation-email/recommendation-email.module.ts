import { Module } from '@nestjs/common';
import { RECOMMENDATION_EMAILS_QUEUE, type RecommendationEmailWork } from '@stallbook/contracts';
import { workQueue } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { EmailOutboxModule } from '../email/email-outbox.module.js';
import { FeedModule } from '../notification/feed.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { RecommendationMailErasedReaction } from './reactions/recommendation-mail-erased.reaction.js';
import { RecommendationEmailHandler } from './recommendation-email.handler.js';
import { recommendationEmailChoiceSchema, recommendationEmailSchema } from './recommendation-email.schema.js';
import { RecommendationEmailTask } from './recommendation-email.task.js';
import { RecommendationEmails } from './recommendation-emails.js';
import { SendRecommendationLetterHandler } from './send-recommendation-letter/send-recommendation-letter.handler.js';

const letterQueue = workQueue<RecommendationEmailWork>(RecommendationEmails, {
  queue: RECOMMENDATION_EMAILS_QUEUE,
  job: 'fill',
  data: (letterId) => ({ letterId }),
});

@Module({
  imports: [
    EmailOutboxModule,
    FeedModule,
    modelsOf(recommendationEmailChoiceSchema, recommendationEmailSchema),
    ReplicaModule,
  ],
  controllers: [RecommendationEmailHandler, SendRecommendationLetterHandler],
  providers: [letterQueue, RecommendationEmails, RecommendationEmailTask, RecommendationMailErasedReaction],
  exports: [RecommendationEmails],
})
export class RecommendationEmailModule {}
