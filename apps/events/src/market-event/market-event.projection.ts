import { ERASED, isPresent, stateNamed } from '@stallbook/kernel';
import { defineProjection, type StreamInfo } from '@stallbook/event-store';
import { placed, type GeoPoint } from '../geo/domain/near.js';
import { placeOf } from '../geo/places.js';
import { badgeInputs, type BadgeInputs } from './domain/badge.js';
import { marketEvent } from './domain/market-event.decider.js';
import type { MarketEventDetails } from './domain/market-event-details.js';
import { isGettingReady, publicStatus, type MarketEventState } from './domain/market-event.state.js';
import { offersOf } from './search/offers.js';
import { placeTerms, searchTerms } from './search/terms.js';

export interface MarketEventDocument extends MarketEventDetails {
  _id: string;
  organizerId: string | null;
  formerOrganizerIds?: readonly string[];
  status: 'draft' | 'published';
  source: string;
  bannerImageUrl: string | null;
  eventImageUrl: string | null;
  eventCode: string;
  seededByAdmin: boolean;
  organizerClaimed: boolean;
  gettingReady: boolean;
  defaultedFields: readonly string[];
  claimToken: string | null;
  organizerContactName: string | null;
  organizerContactEmail: string | null;
  organizerContactPhone: string | null;
  /** Keyed hash of the address that has to register before it owns the market event. */
  waitsFor?: string;
  isBeingDeleted?: boolean;
  takenDownReason?: string;
  /** The import that created it. */
  importId?: string;
  /** The import did not know its date. */
  importedUndated?: boolean;
  /** Placed ahead in search results. */
  boosted: boolean;
  /** Only the owner and admins see the email address and the phone number of the contact. */
  hidesContact?: boolean;
  badge: BadgeInputs;
  createdAt: string;
  updatedAt: string;
  /** The words of the title, the place, and, with a mark, the description. */
  words: string[];
  /** Words of city, location, ZIP code and state, the state's name and abbreviation. */
  places: string[];
  /** The combinations of amenities, setting, and booth fee that find it. */
  offers: number[];
  /** Booth fee plus application fee. */
  feesCents: number;
  /** Absent where the place is unknown. */
  point?: GeoPoint;
  tiles?: string[];
  spot?: string;
}

const known = (value: string | null): string | null => (value === ERASED ? null : value);

function document(state: MarketEventState, info: StreamInfo): Omit<MarketEventDocument, '_id'> | null {
  if (!isPresent(state)) return null;
  const { details } = state;
  const region = stateNamed(details.state);
  const position = placeOf(details);
  const places = [details.city, details.location, details.zipCode, details.state, region?.name, region?.code];
  // The spread comes last: each field after it would copy the whole object again.
  const shown = {
    organizerId: state.organizerId,
    status: publicStatus(state),
    source: state.source,
    bannerImageUrl: state.bannerImageUrl,
    eventImageUrl: state.eventImageUrl,
    eventCode: state.eventCode,
    seededByAdmin: state.seededByAdmin,
    organizerClaimed: state.organizerClaimed,
    gettingReady: isGettingReady(state),
    defaultedFields: state.defaultedFields,
    claimToken: state.claimToken,
    organizerContactName: known(state.organizerContactName),
    organizerContactEmail: known(state.organizerContactEmail),
    organizerContactPhone: known(state.organizerContactPhone),
    ...(state.waitsForContact && state.contactSubject && { waitsFor: state.contactSubject }),
    ...(state.formerOrganizerIds.length > 0 && { formerOrganizerIds: state.formerOrganizerIds }),
    ...(state.imported && { importId: state.imported.importId }),
    ...(state.imported?.isUndated && { importedUndated: true }),
    ...(state.deletionStartedAt && { isBeingDeleted: true }),
    ...(state.takenDownReason !== null && { takenDownReason: state.takenDownReason }),
    boosted: state.boosted,
    ...(!state.contactPublic && { hidesContact: true }),
    badge: badgeInputs(state, details),
    createdAt: info.createdAt.toISOString(),
    updatedAt: info.updatedAt.toISOString(),
    words: searchTerms([details.title, ...places], details.description),
    places: placeTerms(places),
    offers: offersOf(details, state.defaultedFields),
    feesCents: details.boothFeeCents + details.applicationFeeCents,
    ...(position && placed(position)),
    ...details,
  };
  shown.contactEmail = known(details.contactEmail);
  shown.contactPhone = known(details.contactPhone);
  return shown;
}

/** For the market events in a city on a day, however the city is capitalized. */
export const byDateAndCity = {
  key: { eventDate: 1, city: 1 },
  name: 'date_city',
  collation: { locale: 'en', strength: 2 },
};

/** For the market events in a city that were imported without a known day. */
const undatedByCity = {
  key: { city: 1 },
  name: 'undated_city',
  collation: byDateAndCity.collation,
  partialFilterExpression: { importedUndated: true },
};

export const marketEvents = defineProjection<MarketEventDocument>()({
  name: 'market-events',
  collection: 'marketEvents',
  aggregate: marketEvent,
  project: document,
  indexes: [
    // With the last day, so that past market events are skipped without a read.
    { key: { status: 1, eventDate: -1, _id: -1, eventEndDate: 1 }, name: 'status_dates' },
    // The order of search results.
    { key: { status: 1, boosted: -1, eventDate: -1, _id: -1 }, name: 'status_boosted_date' },
    { key: { status: 1, eventType: 1, boosted: -1, eventDate: -1, _id: -1 }, name: 'status_type_boosted_date' },
    { key: { status: 1, eventType: 1, eventDate: -1, _id: -1, eventEndDate: 1 }, name: 'status_type_dates' },
    { key: { status: 1, createdAt: -1, _id: -1 }, name: 'status_created' },
    { key: { status: 1, feesCents: 1, eventDate: 1, _id: 1 }, name: 'status_fees' },
    { key: { status: 1, 'badge.awaitsOrganizer': 1, eventDate: 1, _id: 1 }, name: 'status_organized_date' },
    {
      key: { status: 1, 'badge.awaitsOrganizer': 1, boosted: -1, eventDate: -1, _id: -1 },
      name: 'status_organized_boosted_date',
    },
    { key: { organizerId: 1, eventDate: -1, _id: -1, eventEndDate: 1 }, name: 'organizer_dates' },
    { key: { seededByAdmin: 1, organizerClaimed: 1, eventDate: -1, _id: -1 }, name: 'seeded_claimed_date' },
    { key: { status: 1, words: 1, boosted: -1, eventDate: -1, _id: -1, eventType: 1 }, name: 'status_words_type' },
    { key: { status: 1, places: 1, boosted: -1, eventDate: -1, _id: -1, eventType: 1 }, name: 'status_places_type' },
    {
      key: {
        status: 1,
        offers: 1,
        boosted: -1,
        eventDate: -1,
        _id: -1,
        eventType: 1,
        boothFeeCents: 1,
        eventEndDate: 1,
      },
      name: 'status_offers_type_fee',
    },
    // Around a place, in the order of search results or by date, of few types or all. Recommendations are by date too.
    { key: { status: 1, tiles: 1, boosted: -1, eventDate: -1, _id: -1 }, name: 'status_tiles' },
    {
      key: { status: 1, tiles: 1, eventType: 1, eventDate: 1, _id: 1, boothFeeCents: 1 },
      name: 'status_tiles_type_date_fee',
    },
    {
      key: { status: 1, tiles: 1, eventDate: 1, _id: 1, eventType: 1, boothFeeCents: 1 },
      name: 'status_tiles_date_type_fee',
    },
    // Covers the map.
    { key: { status: 1, spot: 1, eventDate: 1, eventType: 1, _id: 1 }, name: 'status_spot' },
    // Nearest first.
    { key: { status: 1, point: '2dsphere', eventDate: 1 }, name: 'status_point' },
    // For the dictionary of search terms.
    { key: { updatedAt: 1, _id: 1, streamVersion: 1 }, name: 'updated_version' },
    // What an import created, by whether it changed since.
    {
      key: { importId: 1, streamVersion: 1 },
      name: 'import_version',
      partialFilterExpression: { importId: { $exists: true } },
    },
    // Covers the sitemap.
    { key: { status: 1, _id: 1, updatedAt: 1 }, name: 'status_id_updated' },
    { key: { eventCode: 1 }, name: 'event_code', unique: true },
    { key: { waitsFor: 1 }, name: 'waits_for', sparse: true },
    { key: { formerOrganizerIds: 1 }, name: 'former_organizers', sparse: true },
    {
      key: { status: 1, eventDate: -1, _id: -1, takenDownReason: 1 },
      name: 'taken_down_dates',
      partialFilterExpression: { takenDownReason: { $exists: true } },
    },
    byDateAndCity,
    undatedByCity,
  ],
});
