export type Cents = number;

/** Rounds half up, also a product that a float holds just below: 50 * 0.29 is 14.499999999999998. Not for negatives. */
export const share = (amount: Cents, rate: number): Cents => Math.floor(amount * rate + 0.5 + 1e-9);

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const formatCents = (amount: Cents): string => usd.format(amount / 100);
