import type { MarketEventFieldsInput } from '@stallbook/contracts';
import type { DetailsChange } from './domain/details-change.js';
import { emptyDetails } from './domain/market-event-details.js';

export function detailsFromInput(input: Partial<MarketEventFieldsInput>): DetailsChange {
  const fields = Object.entries(input).filter(([field, value]) => value !== undefined && field in emptyDetails);
  // Stored data is plain.
  const { refundPolicy } = input;
  return { ...Object.fromEntries(fields), ...(refundPolicy && { refundPolicy: { ...refundPolicy } }) } as DetailsChange;
}
