import type { ImportWarningCountsQuery } from './api/admin-imports.generated.js';

type Count = ImportWarningCountsQuery['counts'][number];

/** These change when or whether an event takes place. */
const deciding = new Set(['row', 'event_date', 'start_date']);

export interface WarningGroup extends Count {
  field: string;
}

function rank({ field, isMissing }: WarningGroup): number {
  if (deciding.has(field)) return 0;
  return isMissing ? 2 : 1;
}

/**
 * `groups`: what decides first, then replaced values, then missing ones; the rarest of each first. `absent`: the fields
 * that the file lacks, so that every row got a default.
 */
export function warningGroups(counts: readonly Count[], rows: number) {
  const known = counts.flatMap((one) => (one.field ? [{ ...one, field: one.field }] : []));
  const isAbsent = ({ field, isMissing, count }: WarningGroup) =>
    isMissing && rows > 1 && count >= rows && !deciding.has(field);
  return {
    groups: known
      .filter((one) => !isAbsent(one))
      .sort((one, other) => rank(one) - rank(other) || one.count - other.count),
    absent: known.filter(isAbsent).map(({ field }) => field),
    total: counts.reduce((sum, { count }) => sum + count, 0),
  };
}
