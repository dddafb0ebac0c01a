export type Cents = number;

export const share = (amount: Cents, rate: number): Cents => Math.floor(amount * rate + 0.5 + 1e-9);

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const formatCents = (amount: Cents): string => usd.format(amount / 100);
