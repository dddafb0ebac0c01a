import { Module } from '@nestjs/common';
import { ReplicaModule } from '../replicas/replica.module.js';
import { modelsOf } from '@stallbook/platform/odm';
import { VendorPreferenceModule } from '../vendor-preference/vendor-preference.module.js';
import { EventRecommendationsHandler } from './event-recommendations/event-recommendations.handler.js';
import { mailedRecommendationSchema } from './mailed-recommendation.schema.js';
import { MailedRecommendationsErasedReaction } from './reactions/mailed-recommendations-erased.reaction.js';
import { Recommendations } from './recommendations.js';
import { TakeNewRecommendationsHandler } from './take-new-recommendations/take-new-recommendations.handler.js';
import { VendorSuggestionsHandler } from './vendor-suggestions/vendor-suggestions.handler.js';

@Module({
  imports: [modelsOf(mailedRecommendationSchema), ReplicaModule, VendorPreferenceModule],
  providers: [MailedRecommendationsErasedReaction, Recommendations],
  controllers: [EventRecommendationsHandler, TakeNewRecommendationsHandler, VendorSuggestionsHandler],
})
export class RecommendationModule {}
