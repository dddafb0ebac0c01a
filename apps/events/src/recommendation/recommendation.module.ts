import { Module } from '@nestjs/common';
import { MembershipModule } from '../membership/membership.module.js';
import { VendorPreferencesModule } from '../vendor-preferences/vendor-preferences.module.js';
import { EventRecommendationsHandler } from './event-recommendations/event-recommendations.handler.js';
import { Recommendations } from './recommendations.js';
import { VendorSuggestionsHandler } from './vendor-suggestions/vendor-suggestions.handler.js';

@Module({
  imports: [MembershipModule, VendorPreferencesModule],
  providers: [Recommendations],
  controllers: [EventRecommendationsHandler, VendorSuggestionsHandler],
})
export class RecommendationModule {}
