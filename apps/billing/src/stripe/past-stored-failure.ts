import { MINUTE_MS } from '@stallbook/kernel';
import Stripe from 'stripe';

/**
 * Stripe repeats its first answer to a key for a day, also an internal error, so the next key is one of the current
 * minute. Not for what moves money: the call that failed may have had its effect.
 */
export async function pastStoredFailure<T>(
  key: string,
  now: Date,
  create: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  try {
    return await create(key);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || (error.statusCode ?? 0) < 500) throw error;
    return create(`${key}-${Math.floor(now.getTime() / MINUTE_MS)}`);
  }
}
