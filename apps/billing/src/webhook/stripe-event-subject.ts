import type Stripe from 'stripe';

/** The object of an event, if we follow it. */
export type Subject =
  | { kind: 'payment'; paymentIntentId: string }
  | { kind: 'account'; stripeAccountId: string }
  | { kind: 'payout'; payoutId: string; stripeAccountId: string }
  | { kind: 'customer'; customerId: string };

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : null;
};

/**
 * Takes only the object's ID from an event: its state is read at Stripe. null: an event that we do not follow, such as a
 * charge made on a connected account.
 */
export function subjectOf(event: Stripe.Event): Subject | null {
  const object = event.data.object as unknown as Record<string, unknown>;
  if (event.type.startsWith('account.')) {
    const stripeAccountId = event.account ?? (object['object'] === 'account' ? idOf(object) : null);
    return stripeAccountId ? { kind: 'account', stripeAccountId } : null;
  }
  if (event.account && event.type.startsWith('payout.')) {
    const payoutId = idOf(object);
    return payoutId ? { kind: 'payout', payoutId, stripeAccountId: event.account } : null;
  }
  if (event.account) return null;
  if (event.type === 'customer.deleted') {
    const customerId = idOf(object);
    return customerId ? { kind: 'customer', customerId } : null;
  }
  if (['customer.subscription.', 'invoice.', 'checkout.session.'].some((prefix) => event.type.startsWith(prefix))) {
    const customerId = idOf(object['customer']);
    return customerId ? { kind: 'customer', customerId } : null;
  }
  const intent = event.type.startsWith('payment_intent.') ? object : object['payment_intent'];
  const paymentIntentId = idOf(intent);
  const followed = ['payment_intent.', 'charge.', 'refund.'].some((prefix) => event.type.startsWith(prefix));
  return followed && paymentIntentId ? { kind: 'payment', paymentIntentId } : null;
}
