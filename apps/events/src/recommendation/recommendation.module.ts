import { Module } from '@nestjs/common';
import { AppliedVendorModule } from '../applied-vendor/applied-vendor.module.js';
import { MembershipModule } from '../membership/membership.module.js';
import { VendorPreferenceModule } from '../vendor-preference/vendor-preference.module.js';
import { EventRecommendationsHandler } from './event-recommendations/event-recommendations.handler.js';
import { Recommendations } from './recommendations.js';
import { VendorSuggestionsHandler } from './vendor-suggestions/vendor-suggestions.handler.js';

@Module({
  imports: [AppliedVendorModule, MembershipModule, VendorPreferenceModule],
  providers: [Recommendations],
  controllers: [EventRecommendationsHandler, VendorSuggestionsHandler],
})
export class RecommendationModule {}
