import type { RefundReason } from '../api/payments.generated.js';

export const refundReasons = {
  vendor_request: 'The vendor asked for it',
  booth_changed: 'The booth changed',
  overpaid: 'Too much was paid',
  goodwill: 'Goodwill',
  other: 'Another reason',
  event_deleted: 'The event was deleted',
  organizer_left: 'The organizer deleted their account',
  vendor_withdrew: 'The vendor withdrew',
} as const satisfies Record<RefundReason, string>;

/** For the vendor, who paid. */
export const payerReasons = {
  ...refundReasons,
  vendor_request: 'You asked for it',
  vendor_withdrew: 'You withdrew',
} as const satisfies Record<RefundReason, string>;

export const refundDialog = {
  action: 'Refund',
  actionFor: (vendor: string) => `Refund ${vendor}`,
  title: (vendor: string) => `Refund ${vendor}`,
  payment: (market: string, day: string) => `${market}, paid ${day}`,
  left: (amount: string) => `${amount} of this payment can be refunded. A refund cannot be undone.`,
  fee: 'The platform fee goes back in proportion. The rest is taken from your payout.',
  amount: 'Amount',
  amountMissing: 'Enter an amount above $0, such as 25 or 25.50.',
  tooMuch: (amount: string) => `You can refund at most ${amount}.`,
  reason: 'Reason',
  reasonMissing: 'Choose a reason.',
  pickReason: 'Choose a reason',
  confirm: (amount: string) => `Refund ${amount}`,
  sent: (amount: string, vendor: string) => `${amount} refunded to ${vendor}`,
  accepted: (amount: string, vendor: string) =>
    `Refund of ${amount} to ${vendor} saved. We’ll send it as soon as Stripe is available.`,
  failed: 'The refund could not be made. Please try again.',
} as const;

export const refundStates = {
  title: 'Refunds',
  requested: (amount: string) => `${amount}: being sent`,
  pending: (amount: string) => `${amount}: on its way`,
  succeeded: (amount: string) => `${amount} refunded`,
  failed: (amount: string) => `${amount}: sent again`,
  delayed: (amount: string) => `${amount}: delayed. Stripe hasn’t accepted it yet, and we keep trying.`,
} as const;
