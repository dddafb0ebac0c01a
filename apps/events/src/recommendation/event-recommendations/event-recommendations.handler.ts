import { Controller, Inject } from '@nestjs/common';
import {
  generateEventRecommendations,
  vendorEventRecommendations,
  vendorRecommendationsWithPreferences,
  type EventRecommendation,
  type GeneratedRecommendations,
  type NoInput,
  type VendorPreferencesInput,
} from '@stallbook/contracts';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { preferencesFrom } from '../../vendor-preference/preferences-from.js';
import { StoredPreferences } from '../../vendor-preference/stored-preferences.js';
import { Recommendations } from '../recommendations.js';

@Controller()
export class EventRecommendationsHandler {
  constructor(
    private readonly memberships: MembershipReplicas,
    private readonly recommendations: Recommendations,
    private readonly preferences: StoredPreferences,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(vendorEventRecommendations)
  async byInput(input: VendorPreferencesInput, context: CallContext): Promise<EventRecommendation[]> {
    const vendorId = actorOf(context).id;
    await this.memberships.assert(vendorId, 'canViewSuggestions');
    return (await this.recommendations.for(vendorId, preferencesFrom(input))) ?? [];
  }

  @Handles(vendorRecommendationsWithPreferences)
  async byPreferences(_input: NoInput, context: CallContext): Promise<EventRecommendation[]> {
    return (await this.generate({}, context)).data;
  }

  @Handles(generateEventRecommendations)
  async generate(_input: NoInput, context: CallContext): Promise<GeneratedRecommendations> {
    const vendorId = actorOf(context).id;
    await this.memberships.assert(vendorId, 'canViewSuggestions');
    const found = await this.recommendations.for(vendorId, await this.preferences.of(vendorId));
    const data = found ?? [];
    const generatedAt = this.clock.now().toISOString();
    return { success: true, data, count: data.length, generatedAt, placeKnown: found !== null };
  }
}
