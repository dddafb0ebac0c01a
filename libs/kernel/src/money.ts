/** Integer US cents. */
export type Cents = number;

/** The part of `amount` that `rate` stands for, rounded half up to a whole cent. */
export const share = (amount: Cents, rate: number): Cents => Math.floor(amount * rate + 0.5 + 1e-9);

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `8500` → `$85.00`. */
export const formatCents = (amount: Cents): string => usd.format(amount / 100);
