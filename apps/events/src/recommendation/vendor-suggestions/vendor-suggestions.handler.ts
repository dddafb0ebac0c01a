import { Controller, Inject } from '@nestjs/common';
import {
  FARTHEST_TRAVEL_MILES,
  MAX_RECOMMENDATIONS,
  vendorSuggestions,
  type VendorSuggestion,
  type VendorSuggestions,
  type VendorSuggestionsInput,
} from '@stallbook/contracts';
import { actorOf, notFound, type CallContext, type Clock } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { CLOCK, DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Collection, Db } from 'mongodb';
import type { GeoPoint } from '../../geo/domain/near.js';
import { METERS_PER_MILE } from '../../geo/domain/position.js';
import { badgeAt } from '../../market-event/domain/badge.js';
import { AppliedVendors } from '../../replicas/applied-vendors.js';
import { marketEvents, type MarketEventDocument } from '../../market-event/market-event.projection.js';
import { StoredPreferences } from '../../vendor-preference/stored-preferences.js';
import { VENDOR_REPLICAS, type VendorReplica } from '../../replicas/vendor-replica.schema.js';
import { vendorMatchReason, vendorMatchScore } from '../domain/vendor-match.js';
import { categoriesFrom, offerOf } from '../goods-words.js';

/** The nearest vendors; only these are scored. */
const MAX_CANDIDATES = 200;

@Controller()
export class VendorSuggestionsHandler {
  private readonly events: Collection<MarketEventDocument>;
  private readonly vendors: Collection<VendorReplica>;

  constructor(
    private readonly applied: AppliedVendors,
    private readonly memberships: MembershipReplicas,
    private readonly preferences: StoredPreferences,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DB) db: Db,
  ) {
    this.events = marketEvents.in(db);
    this.vendors = db.collection<VendorReplica>(VENDOR_REPLICAS);
  }

  @Handles(vendorSuggestions)
  async handle({ eventId }: VendorSuggestionsInput, context: CallContext): Promise<VendorSuggestions> {
    const { id: organizerId } = actorOf(context);
    const event = await this.events.findOne({ _id: eventId, organizerId });
    if (!event) throw notFound('Event not found');
    await this.memberships.assert(organizerId, 'canViewSuggestions');
    if (!this.takesApplications(event)) return { items: [], placeKnown: true };
    if (!event.point) return { items: [], placeKnown: false };
    return { items: await this.fitting(event, event.point), placeKnown: true };
  }

  /** Everyone sees the fee and the place of such an event, so trying out others to find a vendor's limits shows. */
  private takesApplications({ status, badge }: MarketEventDocument): boolean {
    return status === 'published' && badgeAt(badge, this.clock.now()) === 'applications_open';
  }

  private async fitting(event: MarketEventDocument, near: GeoPoint): Promise<VendorSuggestion[]> {
    const found = await this.nearest(near);
    const vendorIds = found.map(({ _id }) => _id);
    const [preferencesOf, applied] = await Promise.all([
      this.preferences.ofMany(vendorIds),
      this.applied.among(vendorIds, event._id),
    ]);
    const { eventType, boothFeeCents, applicationDeadline, timeZone, badge } = event;
    const terms = { eventType, boothFeeCents, applicationDeadline, timeZone, startsAt: badge.startsAt };
    const facts = { farthestMiles: FARTHEST_TRAVEL_MILES, ...terms, ...offerOf(event) };
    const now = this.clock.now().getTime();
    const scored = found.flatMap(({ _id: vendorId, meters }) => {
      if (applied.has(vendorId)) return [];
      const preferences = preferencesOf(vendorId);
      // Rounded only to be shown: a vendor's limit counts exactly.
      const distanceMiles = meters / METERS_PER_MILE;
      const categories = categoriesFrom(preferences.productCategories);
      const candidate = { distanceMiles, ...facts };
      const score = vendorMatchScore(preferences, categories, candidate, now);
      const reason = () => vendorMatchReason(preferences, categories, candidate);
      return score === null ? [] : [{ vendorId, matchScore: score, distanceMiles: Math.round(distanceMiles), reason }];
    });
    const best = scored.sort(byScore).slice(0, MAX_RECOMMENDATIONS);
    return best.map(({ reason, ...suggestion }) => ({ ...suggestion, matchReason: reason() }));
  }

  private nearest(near: GeoPoint): Promise<{ _id: string; meters: number }[]> {
    const maxDistance = FARTHEST_TRAVEL_MILES * METERS_PER_MILE;
    return this.vendors
      .aggregate<{ _id: string; meters: number }>([
        { $geoNear: { near, key: 'point', distanceField: 'meters', maxDistance } },
        { $limit: MAX_CANDIDATES },
        { $project: { meters: 1 } },
      ])
      .toArray();
  }
}

type Scored = Omit<VendorSuggestion, 'matchReason'>;

const byScore = (a: Scored, b: Scored): number =>
  b.matchScore - a.matchScore || a.distanceMiles - b.distanceMiles || a.vendorId.localeCompare(b.vendorId);
