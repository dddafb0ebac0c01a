import type { MarketEventFilterInput } from '@stallbook/contracts';
import { MINUTE_MS, addDays } from '@stallbook/kernel';
import type { Filter, Sort } from 'mongodb';
import { withinCircle } from '../../geo/domain/near.js';
import type { Position } from '../../geo/domain/position.js';
import type { MarketEventDocument } from '../market-event.projection.js';
import type { ListPart } from '../market-event.reader.js';
import { notEndedAt } from '../my-market-events/ended.js';
import { offersWanted, type WantedOffer } from '../search/offers.js';

type Criteria = Partial<
  Omit<
    MarketEventFilterInput,
    'page' | 'pageSize' | 'openToApplications' | 'search' | 'location' | 'near' | 'withinMiles' | 'area'
  >
>;

const BOTH = { $in: ['draft', 'published'] as ('draft' | 'published')[] };

/**
 * Null if nothing can match. Every filter names the status, with which the indexes begin. `allStatuses` includes all
 * drafts, for admins.
 */
export function filterOf(criteria: Criteria, allStatuses: boolean): Filter<MarketEventDocument> | null {
  const status = criteria.status ?? (allStatuses ? undefined : 'published');
  if (status === 'draft' && !allStatuses) return null;
  const filter: Filter<MarketEventDocument> = { status: status ?? BOTH };
  if (criteria.takenDown) {
    if (!allStatuses || status === 'published') return null;
    Object.assign(filter, { status: 'draft', takenDownReason: { $exists: true } });
  }
  if (criteria.eventType) filter.eventType = criteria.eventType;
  if (criteria.organizerId) filter.organizerId = criteria.organizerId;
  if (typeof criteria.seededByAdmin === 'boolean') filter.seededByAdmin = criteria.seededByAdmin;
  if (typeof criteria.organizerClaimed === 'boolean') filter.organizerClaimed = criteria.organizerClaimed;
  const { dateFrom, dateTo } = criteria;
  if (dateFrom || dateTo) filter.eventDate = { ...(dateFrom && { $gte: dateFrom }), ...(dateTo && { $lte: dateTo }) };
  return Object.assign(filter, offering(criteria));
}

/** The steps of the fee are terms of the index; the exact fee is checked on their matches. */
function offering(wanted: WantedOffer): Filter<MarketEventDocument> {
  const offers = offersWanted(wanted);
  const { feeMinCents: least, feeMaxCents: most } = wanted;
  const fee = { ...(least && { $gte: least }), ...(typeof most === 'number' && { $lte: most }) };
  return {
    ...(offers && { offers: { $in: offers } }),
    ...(Object.keys(fee).length > 0 && { boothFeeCents: fee }),
  };
}

/** Matches market events with the badge `applications_open` at that time. */
export const openAt = (now: Date): Filter<MarketEventDocument> => ({
  'badge.awaitsOrganizer': false,
  'badge.startsAt': { $gte: now.getTime() },
  $or: [{ 'badge.closesAt': null }, { 'badge.closesAt': { $gte: now.getTime() } }],
});

/** Near a place: within that distance, or anywhere that is known. */
export const nearTo = (center: Position, miles: number | null | undefined): Filter<MarketEventDocument> =>
  miles ? (withinCircle(center, miles) as Filter<MarketEventDocument>) : { point: { $exists: true } };

const SORTS = {
  date_descending: { eventDate: -1, _id: -1 },
  date_ascending: { eventDate: 1, _id: 1 },
  newest_first: { createdAt: -1, _id: -1 },
  lowest_fee: { feesCents: 1, eventDate: 1, _id: 1 },
  /** The order if no place is given. */
  nearest: { eventDate: 1, _id: 1 },
} as const satisfies Record<string, Sort>;

export const sortOf = ({ order }: { order?: keyof typeof SORTS | null }): Sort => SORTS[order ?? 'date_descending'];

const BOOSTED_FIRST = { boosted: -1, eventDate: -1, _id: -1 } as const satisfies Sort;
/** Any, in the words of the indexes. */
const BOOSTED_OR_NOT = { boosted: { $in: [true, false] } };

type SearchCriteria = WantedOffer &
  Pick<Criteria, 'dateFrom' | 'dateTo'> & {
    order?: keyof typeof SORTS | null;
    openToApplications?: boolean | null;
  };

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Those ahead come before past ones: boosted ones first or, if the caller wants it, soonest first. */
export function searchPartsOf(criteria: SearchCriteria, now: Date): ListPart[] {
  const { order, openToApplications } = criteria;
  if (!order || order === 'date_descending') return boostedFirst(criteria, dayOf(now));
  const byDate = order === 'date_ascending' || order === 'nearest';
  // The index of offers has boosted ones apart.
  const only = byDate && offersWanted(criteria) ? BOOSTED_OR_NOT : {};
  return byDate && !openToApplications ? soonestFirst(criteria, now, only) : [{ only, sort: sortOf({ order }) }];
}

function boostedFirst({ dateFrom, dateTo }: SearchCriteria, today: string): ListPart[] {
  const ahead = { sort: BOOSTED_FIRST };
  const past = { only: BOOSTED_OR_NOT, sort: SORTS.date_descending };
  if (dateFrom && dateFrom >= today) return [ahead];
  if (dateTo && dateTo < today) return [past];
  return [
    { ...ahead, only: { eventDate: { $gte: today, ...(dateTo && { $lte: dateTo }) } } },
    { ...past, only: { ...BOOSTED_OR_NOT, eventDate: { ...(dateFrom && { $gte: dateFrom }), $lt: today } } },
  ];
}

function soonestFirst({ dateFrom, dateTo }: SearchCriteria, now: Date, only: ListPart['only']): ListPart[] {
  const ahead = { only, sort: SORTS.date_ascending };
  // East of UTC, it can be tomorrow already.
  const latest = addDays(dayOf(now), 1);
  if (dateFrom && dateFrom > latest) return [ahead];
  const begun = { ...(dateFrom && { $gte: dateFrom }), $lte: dateTo && dateTo < latest ? dateTo : latest };
  // To the minute, so that a total can be kept for the next request.
  const notEnded = notEndedAt(new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS));
  return [
    { ...ahead, only: { ...only, ...notEnded } },
    { only: { ...only, eventDate: begun, $nor: [notEnded] }, sort: SORTS.date_descending },
  ];
}
