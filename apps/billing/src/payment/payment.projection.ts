import { defineProjection } from '@stallbook/event-store';
import { exists, isOrphaned, isSettled, payment, type PaymentDetails } from './domain/payment.js';

export interface PaymentDocument extends PaymentDetails {
  _id: string;
}

export const payments = defineProjection<PaymentDocument>()({
  name: 'payments',
  collection: 'payments',
  aggregate: payment,
  // Money that came in after the withdrawal stays in sight, until and after it is given back.
  project: (state) => (exists(state) && (state.stage === 'due' || isSettled(state)) ? { ...state } : null),
  indexes: [
    { key: { vendorId: 1, createdAt: -1, _id: 1 } },
    { key: { organizerId: 1, createdAt: -1, _id: 1 } },
    // What a deleted market event takes along.
    { key: { marketEventId: 1 } },
    { key: { paymentIntentId: 1 } },
  ],
});

export interface OrphanedIntent {
  _id: string;
  paymentIntentId: string;
}

/** Intents at Stripe that have to be closed or given back, until that is done. */
export const orphanedIntents = defineProjection<OrphanedIntent>()({
  name: 'looseIntents',
  collection: 'looseIntents',
  aggregate: payment,
  project: (state) =>
    exists(state) && state.paymentIntentId !== null && isOrphaned(state)
      ? { paymentIntentId: state.paymentIntentId }
      : null,
  indexes: [],
});
