import type { ApplicationCounts, COUNTED_STATUSES } from '@stallbook/contracts';

export type CountedStatus = (typeof COUNTED_STATUSES)[number];

export interface Counted {
  status: CountedStatus;
  count: number;
  withoutBooth: number;
}

export function countsOf(counted: readonly Counted[]): Omit<ApplicationCounts, 'heldFeesCents'> {
  const counts = { pending: 0, accepted: 0, rejected: 0 };
  let unplaced = 0;
  for (const { status, count, withoutBooth } of counted) {
    counts[status] = count;
    if (status === 'accepted') unplaced = withoutBooth;
  }
  return { ...counts, total: counts.pending + counts.accepted + counts.rejected, withoutBooth: unplaced };
}
