import type { PaymentStatus } from './api/payments.generated.js';

export const statusWords: Record<PaymentStatus, string> = {
  pending: 'Not paid',
  processing: 'Processing',
  completed: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
};
export const paymentStatuses = ['pending', 'processing', 'completed', 'failed', 'refunded'] as const;
