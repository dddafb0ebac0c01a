import type { MarketEventFieldsInput } from '@stallbook/contracts';
import { emptyDetails } from './domain/market-event-details.js';
import type { DetailsChange } from './domain/market-event.decider.js';

/** The details among the fields of an input; what was not sent is absent. */
export function changeIn(input: Partial<MarketEventFieldsInput>): DetailsChange {
  const fields = Object.entries(input).filter(([field, value]) => value !== undefined && field in emptyDetails);
  return Object.fromEntries(fields) as DetailsChange;
}
