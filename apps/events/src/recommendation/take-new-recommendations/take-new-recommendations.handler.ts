import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  MAX_LETTER_EVENTS,
  takeNewRecommendations,
  type EventRecommendation,
  type TakeNewRecommendationsInput,
} from '@stallbook/contracts';
import { DAY_MS } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { Handles } from '@stallbook/rpc';
import type { Model } from 'mongoose';
import { StoredPreferences } from '../../vendor-preference/stored-preferences.js';
import { MAILED_RECOMMENDATIONS, type MailedRecommendation } from '../mailed-recommendation.schema.js';
import { Recommendations } from '../recommendations.js';

/** After this time, the market event is long over. */
const KEPT_MS = 366 * DAY_MS;

@Controller()
export class TakeNewRecommendationsHandler {
  constructor(
    @InjectModel(MAILED_RECOMMENDATIONS) private readonly mailed: Model<MailedRecommendation>,
    private readonly memberships: MembershipReplicas,
    private readonly preferences: StoredPreferences,
    private readonly recommendations: Recommendations,
  ) {}

  @Handles(takeNewRecommendations)
  async handle({ letterId, vendorId }: TakeNewRecommendationsInput): Promise<EventRecommendation[]> {
    if (!(await this.memberships.has(vendorId, 'canViewSuggestions'))) return [];
    const mailed = await this.mailed.find({ vendorId }, { marketEventId: 1, letterId: 1 }).lean();
    const earlier = mailed.filter((one) => one.letterId !== letterId).map(({ marketEventId }) => marketEventId);
    const found = (await this.recommendations.for(vendorId, await this.preferences.of(vendorId), earlier)) ?? [];
    const taken = new Set(mailed.filter((one) => one.letterId === letterId).map(({ marketEventId }) => marketEventId));
    if (taken.size > 0) return found.filter(({ eventId }) => taken.has(eventId));
    const chosen = found.slice(0, MAX_LETTER_EVENTS);
    await this.mailed.insertMany(
      chosen.map(({ eventId, eventDate, eventEndDate }) => ({
        _id: `${vendorId}/${eventId}`,
        vendorId,
        marketEventId: eventId,
        letterId,
        forgetAt: new Date(Date.parse(eventEndDate ?? eventDate) + KEPT_MS),
      })),
    );
    return chosen;
  }
}
