import { z } from 'zod';
import { addDays, instantOf, type LocalDate } from '../local-time.js';
import type { FieldError } from '../errors.js';
import { MAX_REFUND_DAYS } from '../limits.js';

const days = z.int().min(0).max(MAX_REFUND_DAYS).nullable();

/** What a vendor who withdraws from a paid booth gets back. Days count back from the start; null means never. */
export const refundPolicy = z.object({
  fullUntilDays: days,
  partialUntilDays: days,
  /** A percentage of what was paid. 0 without a partial refund. */
  partialPercent: z.int().min(0).max(99),
});

export type RefundPolicy = z.infer<typeof refundPolicy>;

export const defaultRefundPolicy: RefundPolicy = { fullUntilDays: 30, partialUntilDays: 14, partialPercent: 50 };

/** The fields that contradict each other. */
export function refundPolicyProblems(policy: RefundPolicy): FieldError[] {
  const { fullUntilDays, partialUntilDays, partialPercent } = policy;
  if ((partialUntilDays === null) !== (partialPercent === 0)) {
    return [{ path: 'refundPolicy', message: 'A partial refund needs a percentage and a number of days' }];
  }
  if (fullUntilDays !== null && partialUntilDays !== null && partialUntilDays >= fullUntilDays) {
    return [{ path: 'refundPolicy', message: 'The partial refund must end after the full refund' }];
  }
  return [];
}

export interface RefundTerms {
  /** The percentage of what was paid that is refunded if the vendor withdraws now. */
  percent: number;
  /** The last days for a full and for a partial refund. */
  fullUntil: LocalDate | null;
  partialUntil: LocalDate | null;
}

/** A deadline lasts until the end of its day in the zone of the market. Without a policy nothing is promised. */
export function refundTermsAt(
  policy: RefundPolicy | null,
  market: { startDate: LocalDate; timeZone: string },
  now: Date,
): RefundTerms {
  if (!policy) return { percent: 0, fullUntil: null, partialUntil: null };
  const lastDay = (before: number | null) => (before === null ? null : addDays(market.startDate, -before));
  const isOpen = (day: LocalDate | null) => day !== null && now <= instantOf(day, undefined, market.timeZone);
  const fullUntil = lastDay(policy.fullUntilDays);
  const partialUntil = lastDay(policy.partialUntilDays);
  const percent = isOpen(fullUntil) ? 100 : isOpen(partialUntil) ? policy.partialPercent : 0;
  return { percent, fullUntil, partialUntil };
}
