import { defineView } from '@stallbook/event-store';
import { exists, payment, type PaymentDetails } from './domain/payment.js';

export interface PaymentDocument extends PaymentDetails {
  _id: string;
}

export const payments = defineView<PaymentDocument>()({
  name: 'payments',
  collection: 'payments',
  aggregate: payment,
  of: (state) => (exists(state) && state.stage !== 'withdrawn' ? { ...state } : null),
  indexes: [
    { key: { vendorId: 1, createdAt: -1, _id: 1 } },
    { key: { organizerId: 1, createdAt: -1, _id: 1 } },
    // What a deleted market event takes along.
    { key: { marketEventId: 1 } },
    { key: { paymentIntentId: 1 } },
  ],
});
