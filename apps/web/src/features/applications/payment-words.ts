/** What the parties of an accepted application read of its payment. */
export const paymentWords: Record<string, string> = {
  pending: 'Not paid',
  processing: 'Payment processing',
  completed: 'Paid',
  failed: 'Payment failed',
  refunded: 'Refunded',
};
