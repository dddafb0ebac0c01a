import type { EventTypeName } from '../../market-event/domain/market-event-details.js';

/** What a vendor looks for. Distances are in miles. */
export interface Preferences {
  productCategories: string[];
  maxTravelDistance: number;
  boothFeeMinCents: number;
  boothFeeMaxCents: number;
  /** Empty for all. */
  eventTypes: EventTypeName[];
}

export const defaultPreferences: Preferences = {
  productCategories: [],
  maxTravelDistance: 100,
  boothFeeMinCents: 0,
  boothFeeMaxCents: 500_00,
  eventTypes: [],
};

export const isInRange = ({ boothFeeMinCents, boothFeeMaxCents }: Preferences): boolean =>
  boothFeeMinCents <= boothFeeMaxCents;
