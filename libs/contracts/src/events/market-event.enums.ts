import { registerEnumType } from '@nestjs/graphql';

export enum MarketEventType {
  craft_fair = 'craft_fair',
  farmers_market = 'farmers_market',
  art_show = 'art_show',
  festival = 'festival',
  popup_market = 'popup_market',
  other = 'other',
}

export enum MarketEventStatus {
  draft = 'draft',
  published = 'published',
}

export enum MarketEventBadge {
  applications_pending_organizer = 'applications_pending_organizer',
  past_event = 'past_event',
  applications_closed = 'applications_closed',
  applications_open = 'applications_open',
}

export enum IndoorOutdoor {
  indoor = 'indoor',
  outdoor = 'outdoor',
  both = 'both',
}

/** What vendors look for at a market event, by the field that says so. New ones are last: their places are stored. */
export enum MarketEventAmenity {
  tableProvided = 'tableProvided',
  electricityAvailable = 'electricityAvailable',
  wifiAvailable = 'wifiAvailable',
  parkingAvailable = 'parkingAvailable',
  foodVendorsAllowed = 'foodVendorsAllowed',
}

export enum MarketEventOrder {
  date_descending = 'date_descending',
  date_ascending = 'date_ascending',
  newest_first = 'newest_first',
  lowest_fee = 'lowest_fee',
  /** From the place given as `near`; without one, by date. */
  nearest = 'nearest',
}

registerEnumType(MarketEventType, { name: 'MarketEventType' });
registerEnumType(MarketEventStatus, { name: 'MarketEventStatus' });
registerEnumType(MarketEventBadge, { name: 'MarketEventBadge' });
registerEnumType(IndoorOutdoor, { name: 'IndoorOutdoor' });
registerEnumType(MarketEventAmenity, { name: 'MarketEventAmenity' });
registerEnumType(MarketEventOrder, { name: 'MarketEventOrder' });
