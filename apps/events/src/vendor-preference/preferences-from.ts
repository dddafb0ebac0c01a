import type { VendorPreferencesInput } from '@stallbook/contracts';
import { badInput } from '@stallbook/kernel';
import { isInRange, type Preferences } from '../recommendation/domain/preferences.js';

/** @throws DomainError BAD_INPUT if the lowest fee is above the highest */
export function preferencesFrom(input: VendorPreferencesInput): Preferences {
  const { maxTravelDistance, boothFeeMinCents, boothFeeMaxCents } = input;
  const productCategories = [...new Set(input.productCategories.map((category) => category.trim()))];
  const eventTypes = [...input.eventTypes];
  const preferences = { productCategories, maxTravelDistance, boothFeeMinCents, boothFeeMaxCents, eventTypes };
  if (isInRange(preferences)) return preferences;
  const message = 'The lowest fee cannot be above the highest';
  throw badInput(message, [{ path: 'boothFeeMinCents', message }]);
}
