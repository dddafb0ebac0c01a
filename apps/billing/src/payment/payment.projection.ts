import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { payment } from './domain/payment.decider.js';
import { needDisputedMoney, nextTryOf, openRefunds } from './domain/refund.js';
import { isOrphaned, isSettled, type PaymentDetails } from './domain/payment.state.js';

export interface StoredPayment extends PaymentDetails {
  _id: string;
}

export interface PaymentDocument extends StoredPayment {
  /** When it was paid, or else became due. */
  datedAt: string;
}

export const payments = defineProjection<PaymentDocument>()({
  name: 'payments',
  collection: 'payments',
  aggregate: payment,
  // Money that came in after the withdrawal stays visible, before and after its refund.
  project: (state) =>
    isPresent(state) && (state.stage === 'due' || isSettled(state))
      ? { ...state, datedAt: state.paidAt ?? state.createdAt }
      : null,
  indexes: [
    { key: { vendorId: 1, datedAt: -1, _id: 1 } },
    { key: { organizerId: 1, datedAt: -1, _id: 1 } },
    // What is due.
    { key: { vendorId: 1, status: 1, datedAt: -1, _id: 1 } },
    { key: { organizerId: 1, status: 1, datedAt: -1, _id: 1 } },
    // The payments of a deleted market event.
    { key: { marketEventId: 1 } },
    { key: { paymentIntentId: 1 } },
    // The payments to an erased organizer.
    { key: { 'nextPayee.organizerId': 1 }, sparse: true },
    // The records of the admins.
    { key: { status: 1, createdAt: -1, _id: 1 } },
    // Covers the payments of each day.
    { key: { paidAt: 1, amountCents: 1 } },
  ],
});

/** What no list shows: a bank may still have the payment, or the market event may get another owner. */
export const withdrawnPayments = defineProjection<StoredPayment>()({
  name: 'withdrawn-payments',
  collection: 'withdrawnPayments',
  aggregate: payment,
  project: (state) => (isPresent(state) && state.stage === 'withdrawn' && !isSettled(state) ? { ...state } : null),
  indexes: [
    { key: { marketEventId: 1 } },
    { key: { organizerId: 1 } },
    { key: { 'nextPayee.organizerId': 1 }, sparse: true },
  ],
});

export interface OrphanedIntent {
  _id: string;
  paymentIntentId: string;
}

/** Intents at Stripe that must be canceled. */
export const orphanedIntents = defineProjection<OrphanedIntent>()({
  name: 'orphaned-intents',
  collection: 'orphanedIntents',
  aggregate: payment,
  project: (state) =>
    isPresent(state) && state.paymentIntentId !== null && isOrphaned(state)
      ? { paymentIntentId: state.paymentIntentId }
      : null,
  indexes: [],
});

export interface DueRefund {
  _id: string;
  paymentIntentId: string;
  dueAt: Date;
  refusals: number;
  failureMessage: string | null;
}

/** Payments with refunds that Stripe has yet to take, and could take as far as disputes are concerned. */
export const dueRefunds = defineProjection<DueRefund>()({
  name: 'due-refunds',
  collection: 'dueRefunds',
  aggregate: payment,
  project(state) {
    if (!isPresent(state) || state.paymentIntentId === null || needDisputedMoney(state)) return null;
    const open = openRefunds(state).toSorted((a, b) => b.failures - a.failures);
    const [mostRefused] = open;
    if (!mostRefused) return null;
    const dueAt = new Date(Math.min(...open.map(nextTryOf)));
    const { failures: refusals, failureMessage } = mostRefused;
    return { paymentIntentId: state.paymentIntentId, dueAt, refusals, failureMessage };
  },
  indexes: [{ key: { refusals: -1 } }],
});
