import type { ApplicationsOfMonth } from '@stallbook/contracts';
import type { CountedStatus } from '../application/application-counts.js';

/** How many applications of one state were sent in one month. */
export interface MonthCount {
  month: string;
  status: CountedStatus | 'withdrawn';
  count: number;
}

/** One row per month, also for months in which nothing was sent. Withdrawn ones are only in the totals. */
export function figuresOf(counts: readonly MonthCount[], months: readonly string[]) {
  const rows = new Map<string, ApplicationsOfMonth>(
    months.map((month) => [month, { month, pending: 0, accepted: 0, rejected: 0 }]),
  );
  const totals = { pending: 0, accepted: 0, rejected: 0, withdrawn: 0 };
  for (const { month, status, count } of counts) {
    totals[status] += count;
    const row = rows.get(month);
    if (row && status !== 'withdrawn') row[status] += count;
  }
  const decided = totals.accepted + totals.rejected;
  return { ...totals, acceptanceRate: decided === 0 ? null : totals.accepted / decided, byMonth: [...rows.values()] };
}
