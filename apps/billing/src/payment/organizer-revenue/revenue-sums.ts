import { DUE_STATUSES } from '../domain/payment.state.js';

const PAID = ['completed', 'refunded'];
const OUTSTANDING = [...DUE_STATUSES, 'processing'];

const sumWhere = (statuses: readonly string[], value: unknown) => ({
  $sum: { $cond: [{ $in: ['$status', statuses] }, value, 0] },
});

/** A reversed transfer includes the fee, and the organizer gets a refunded fee back. */
const takenFromPayout = { $subtract: ['$transferReversedCents', '$platformFeeRefundedCents'] };

/** Group accumulators over payments. Gross less refunds is fee plus payout. */
export const revenueSums = {
  grossCents: sumWhere(PAID, '$amountCents'),
  refundedCents: { $sum: '$refundedCents' },
  feeCents: sumWhere(PAID, { $subtract: ['$platformFeeCents', '$platformFeeRefundedCents'] }),
  payoutCents: sumWhere(PAID, { $subtract: ['$payoutCents', takenFromPayout] }),
  outstandingCents: sumWhere(OUTSTANDING, '$amountCents'),
  dueCents: sumWhere(DUE_STATUSES, '$amountCents'),
};

export const noRevenue = {
  grossCents: 0,
  refundedCents: 0,
  feeCents: 0,
  payoutCents: 0,
  outstandingCents: 0,
  dueCents: 0,
};
