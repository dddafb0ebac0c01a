import { PaymentStatus } from '@stallbook/contracts';
import { explorerSource } from '@stallbook/administration';
import { payments, type PaymentDocument } from '../payment/payment.projection.js';

export const exploredPayments = explorerSource<PaymentDocument>({
  type: 'payments',
  collection: payments.collection,
  status: { field: 'status', values: Object.values(PaymentStatus) },
  newest: { field: 'createdAt', storedAs: 'text', tie: 1 },
  // A booth that costs nothing counts as paid, but no money came in.
  counted: { field: 'paidAt', storedAs: 'text', only: { amountCents: { $gt: 0 } } },
  search: (text) => [{ vendorId: text }, { organizerId: text }, { marketEventId: text }, { paymentIntentId: text }],
  columns: {
    id: { kind: 'text', value: ({ _id }) => _id },
    application_id: { kind: 'text', value: ({ applicationId }) => applicationId },
    event_id: { kind: 'market_event', value: ({ marketEventId }) => marketEventId },
    vendor_id: { kind: 'account', value: ({ vendorId }) => vendorId },
    organizer_id: { kind: 'account', value: ({ organizerId }) => organizerId },
    status: { kind: 'text', value: ({ status }) => status },
    amount: { kind: 'cents', value: ({ amountCents }) => amountCents },
    platform_fee: { kind: 'cents', value: ({ platformFeeCents }) => platformFeeCents },
    refunded: { kind: 'cents', value: ({ refundedCents }) => refundedCents },
    payment_intent_id: { kind: 'text', value: ({ paymentIntentId }) => paymentIntentId },
    paid_at: { kind: 'instant', value: ({ paidAt }) => paidAt },
    created_at: { kind: 'instant', value: ({ createdAt }) => createdAt },
  },
});
