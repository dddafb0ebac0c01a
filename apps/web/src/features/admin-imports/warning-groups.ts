import type { ImportWarningCountsQuery } from './api/admin-imports.generated.js';

type Count = ImportWarningCountsQuery['counts'][number];

/** These change when or whether an event takes place. */
const deciding = new Set(['row', 'event_date', 'start_date', 'end_date']);

export interface WarningGroup extends Count {
  field: string;
  /** No row has a value there: the file has no such column. */
  isEverywhere: boolean;
}

function rank({ field, isMissing, isEverywhere }: WarningGroup): number {
  if (deciding.has(field)) return 0;
  if (!isMissing) return 1;
  return isEverywhere ? 3 : 2;
}

/** What decides first, then replaced values, then missing ones; the rarest of each first. */
export const warningGroups = (counts: readonly Count[], rows: number): WarningGroup[] =>
  counts
    .flatMap((one) =>
      one.field ? [{ ...one, field: one.field, isEverywhere: one.isMissing && rows > 1 && one.count >= rows }] : [],
    )
    .sort((one, other) => rank(one) - rank(other) || one.count - other.count);
