/** Hashing a password or a recovery code is slow, and waits under load. */
export const HASHING = { timeoutMs: 15_000 };

/** Longer than the timeout of the Stripe client. */
export const STRIPE = { timeoutMs: 20_000 };
