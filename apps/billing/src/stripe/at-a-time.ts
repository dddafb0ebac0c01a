/** Each waits for a few answers of Stripe, which allows 25 requests a second to a test account. */
export const STRIPE_AT_A_TIME = 5;
