import { Inject, Injectable } from '@nestjs/common';
import { MarketEventType, MAX_RECOMMENDATIONS, type EventRecommendation } from '@stallbook/contracts';
import { addDays, type Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { Collection, Db, Filter } from 'mongodb';
import { milesTo, positionAt, withinCircle } from '../geo/domain/near.js';
import type { Position } from '../geo/domain/position.js';
import { AppliedVendors } from '../replicas/applied-vendors.js';
import { indexOfList } from '../market-event/list-market-events/index-of-list.js';
import { openAt, sortOf } from '../market-event/list-market-events/market-event-filter.js';
import { marketEvents, type MarketEventDocument } from '../market-event/market-event.projection.js';
import { withIndex } from '../market-event/with-index.js';
import { VENDOR_REPLICAS, type VendorReplica } from '../replicas/vendor-replica.schema.js';
import type { Category } from './domain/goods.js';
import { matchReason, matchScore, type Candidate } from './domain/match.js';
import type { Preferences } from './domain/preferences.js';
import { categoriesFrom, offerOf, termsOfGoods } from './goods-words.js';

/** The soonest market events that may fit; only these are scored. */
const MAX_CANDIDATES = 200;

/** What the rules read. */
const JUDGED = [
  'eventType',
  'eventDate',
  'boothFeeCents',
  'productRestrictions',
  'foodVendorsAllowed',
  'applicationDeadline',
  'timeZone',
  'badge',
  'point',
] as const;
const SHOWN = [
  'title',
  'eventType',
  'eventDate',
  'eventEndDate',
  'city',
  'state',
  'location',
  'boothFeeCents',
  'applicationFeeCents',
  'applicationDeadline',
  'bannerImageUrl',
  'eventImageUrl',
] as const;
/** `words` are only those of the vendor's goods: all words of 200 descriptions would be most of the answer. */
type Found = Pick<MarketEventDocument, '_id' | 'words' | (typeof JUDGED)[number]>;
type Shown = Pick<MarketEventDocument, '_id' | (typeof SHOWN)[number]>;

const projectionOf = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, 1 as const]));

/** Market events for vendors: an indexed query for the soonest ones that may fit, then the rules, then all of the best. */
@Injectable()
export class Recommendations {
  private readonly events: Collection<MarketEventDocument>;
  private readonly vendors: Collection<VendorReplica>;

  constructor(
    @Inject(DB) db: Db,
    private readonly applied: AppliedVendors,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.events = marketEvents.in(db);
    this.vendors = db.collection<VendorReplica>(VENDOR_REPLICAS);
  }

  /** Best score first, without those market events; null if the vendor's city is unknown. */
  async for(
    vendorId: string,
    preferences: Preferences,
    without: readonly string[] = [],
  ): Promise<EventRecommendation[] | null> {
    const [vendor, applied] = await Promise.all([
      this.vendors.findOne({ _id: vendorId }),
      this.applied.eventsOf(vendorId),
    ]);
    if (!vendor?.point) return null;
    const now = this.clock.now();
    const categories = categoriesFrom(preferences.productCategories);
    const from = positionAt(vendor.point);
    const candidates = await this.candidates(from, preferences, categories, [...applied, ...without], now);
    const scored = candidates.flatMap((found) => {
      const candidate = candidateOf(found, from);
      const score = matchScore(preferences, categories, candidate, now.getTime());
      return score === null ? [] : [{ found, candidate, score }];
    });
    const best = scored.sort(byScore).slice(0, MAX_RECOMMENDATIONS);
    const shown = await this.shown(best.map(({ found }) => found._id));
    return best.flatMap(({ found, candidate, score }) => {
      const event = shown.get(found._id);
      if (!event) return [];
      const reason = matchReason(preferences, categories, candidate, now.getTime());
      const distanceMiles = Math.round(candidate.distanceMiles);
      return { matchScore: score, matchReason: reason, distanceMiles, ...show(event) };
    });
  }

  private async shown(ids: readonly string[]): Promise<Map<string, Shown>> {
    const which = { _id: { $in: [...ids] }, status: 'published' as const };
    const events = await this.events.find<Shown>(which, { projection: projectionOf(SHOWN) }).toArray();
    return new Map(events.map((event) => [event._id, event]));
  }

  private candidates(
    from: Position,
    preferences: Preferences,
    categories: readonly Category[],
    without: readonly string[],
    now: Date,
  ): Promise<Found[]> {
    const { maxTravelDistance, boothFeeMinCents, boothFeeMaxCents, eventTypes } = preferences;
    const fitting = {
      _id: { $nin: without },
      status: 'published',
      isBeingDeleted: { $ne: true },
      ...withinCircle(from, maxTravelDistance),
      // West of Greenwich, today begins later.
      eventDate: { $gte: addDays(now.toISOString().slice(0, 10), -1) },
      ...openAt(now),
      boothFeeCents: { $gte: boothFeeMinCents, $lte: boothFeeMaxCents },
      ...(eventTypes.length > 0 && { eventType: { $in: eventTypes } }),
    } as Filter<MarketEventDocument>;
    const sort = sortOf({ order: 'date_ascending' });
    const words = { $setIntersection: ['$words', termsOfGoods(categories)] };
    const projection = { words, ...projectionOf(JUDGED) };
    return withIndex(indexOfList(fitting, [], sort), (index) =>
      this.events.find<Found>(fitting, { projection, sort, limit: MAX_CANDIDATES, ...index }).toArray(),
    );
  }
}

interface Scored {
  found: Found;
  score: number;
}

const byScore = (a: Scored, b: Scored): number =>
  b.score - a.score || a.found.eventDate.localeCompare(b.found.eventDate) || a.found._id.localeCompare(b.found._id);

/** The spread comes last: each field after it would copy the whole object again. */
const candidateOf = (found: Found, from: Position): Candidate => ({
  eventType: found.eventType,
  boothFeeCents: found.boothFeeCents,
  distanceMiles: found.point ? milesTo(found.point, from) : Infinity,
  startsAt: found.badge.startsAt,
  applicationDeadline: found.applicationDeadline,
  timeZone: found.timeZone,
  ...offerOf(found),
});

const show = (found: Shown) => ({
  eventId: found._id,
  title: found.title,
  eventType: MarketEventType[found.eventType],
  eventDate: found.eventDate,
  eventStartDate: found.eventDate,
  eventEndDate: found.eventEndDate,
  city: found.city,
  state: found.state,
  location: found.location,
  boothFeeCents: found.boothFeeCents,
  applicationFeeCents: found.applicationFeeCents,
  applicationDeadline: found.applicationDeadline,
  bannerImageUrl: found.bannerImageUrl,
  eventImageUrl: found.eventImageUrl,
});
