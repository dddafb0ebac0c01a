import { deepEqual, DomainError } from '@stallbook/kernel';
import { emptyDetails, type DetailField, type MarketEventDetails } from './market-event-details.js';
import type { LiveMarketEvent } from './market-event.state.js';

/** The time zone follows from the place. */
const chosenFields = (Object.keys(emptyDetails) as DetailField[]).filter((field) => field !== 'timeZone');

const differing = (one: MarketEventDetails, other: MarketEventDetails): DetailField[] =>
  chosenFields.filter((field) => !deepEqual(one[field], other[field]));

export function changedWith(
  { details, revision, changedIn }: LiveMarketEvent,
  next: MarketEventDetails,
): LiveMarketEvent['changedIn'] {
  const changed = differing(details, next).map((field) => [field, revision + 1]);
  return { ...changedIn, ...(Object.fromEntries(changed) as LiveMarketEvent['changedIn']) };
}

/** @throws if another change since `basedOn` touched one of these details */
export function assertNotChangedMeanwhile(
  { details, changedIn }: LiveMarketEvent,
  next: MarketEventDetails,
  basedOn: number,
): void {
  const fields = differing(details, next).filter((field) => (changedIn[field] ?? 0) > basedOn);
  if (fields.length === 0) return;
  const message = 'This event was changed after you opened it.';
  throw new DomainError(
    'EVENT.CHANGED_MEANWHILE',
    message,
    fields.map((path) => ({ path, message })),
  );
}
