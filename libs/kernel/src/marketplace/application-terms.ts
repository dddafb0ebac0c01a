import type { LocalDate } from '../local-time.js';
import type { RefundPolicy } from './refund-policy.js';

interface Terms {
  boothFeeCents: number;
  applicationFeeCents: number;
  refundPolicy: RefundPolicy | null;
  /** Refund deadlines count back from it. */
  startDate: LocalDate;
}

/** What a vendor who applies to a market event agrees to, as one value to compare. */
export function termsOf({ boothFeeCents, applicationFeeCents, refundPolicy, startDate }: Terms): string {
  const refunds = refundPolicy && [
    refundPolicy.fullUntilDays,
    refundPolicy.partialUntilDays,
    refundPolicy.partialPercent,
    startDate,
  ];
  return JSON.stringify([boothFeeCents, applicationFeeCents, refunds]);
}
