import type { ApplicationCounts } from '@stallbook/contracts';

/** Counted are applications that were sent; a draft is its vendor's own affair. */
export const COUNTED = ['pending', 'accepted', 'rejected'] as const;

export type CountedStatus = (typeof COUNTED)[number];

export interface Counted {
  status: CountedStatus;
  count: number;
}

export function countsOf(counted: readonly Counted[]): ApplicationCounts {
  const counts = { pending: 0, accepted: 0, rejected: 0 };
  for (const { status, count } of counted) counts[status] = count;
  return { ...counts, total: counts.pending + counts.accepted + counts.rejected };
}
