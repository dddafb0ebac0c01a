import type { MarketEventFilterInput } from '@stallbook/contracts';
import type { Filter, Sort } from 'mongodb';
import { withinCircle } from '../../geo/domain/near.js';
import type { Position } from '../../geo/domain/position.js';
import type { MarketEventDocument } from '../market-event.projection.js';
import type { ListPart } from '../market-event.reader.js';

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
  if (criteria.eventType) filter.eventType = criteria.eventType;
  if (criteria.organizerId) filter.organizerId = criteria.organizerId;
  if (typeof criteria.seededByAdmin === 'boolean') filter.seededByAdmin = criteria.seededByAdmin;
  if (typeof criteria.organizerClaimed === 'boolean') filter.organizerClaimed = criteria.organizerClaimed;
  const { dateFrom, dateTo } = criteria;
  if (dateFrom || dateTo) filter.eventDate = { ...(dateFrom && { $gte: dateFrom }), ...(dateTo && { $lte: dateTo }) };
  return filter;
}

/** Those with the badge `applications_open` at that time. */
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
  /** Where no place is given. */
  nearest: { eventDate: 1, _id: 1 },
} as const satisfies Record<string, Sort>;

export const sortOf = ({ order }: { order?: keyof typeof SORTS | null }): Sort => SORTS[order ?? 'date_descending'];

const BOOSTED_FIRST = { boosted: -1, eventDate: -1, _id: -1 } as const satisfies Sort;
/** Any, in the words of the indexes. */
const BOOSTED_OR_NOT = { boosted: { $in: [true, false] } };

/** Search results: of those ahead of `today`, boosted ones come first, unless the caller wants another order. */
export function searchPartsOf(
  { order, dateFrom, dateTo }: Pick<Criteria, 'dateFrom' | 'dateTo'> & { order?: keyof typeof SORTS | null },
  today: string,
): ListPart[] {
  if (order && order !== 'date_descending') return [{ sort: sortOf({ order }) }];
  const ahead = { sort: BOOSTED_FIRST };
  const past = { only: BOOSTED_OR_NOT, sort: SORTS.date_descending };
  if (dateFrom && dateFrom >= today) return [ahead];
  if (dateTo && dateTo < today) return [past];
  return [
    { ...ahead, only: { eventDate: { $gte: today, ...(dateTo && { $lte: dateTo }) } } },
    { ...past, only: { ...BOOSTED_OR_NOT, eventDate: { ...(dateFrom && { $gte: dateFrom }), $lt: today } } },
  ];
}
