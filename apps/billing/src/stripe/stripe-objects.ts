import type Stripe from 'stripe';

/** null: missing, or only its ID was fetched. */
export const expanded = <T extends { id: string }>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' && value !== null ? value : null;

/** Stripe takes the money when the bank claims it, and returns it when the dispute is won: the sum is what it has. */
export const takenCents = ({ balance_transactions: moves }: Stripe.Dispute): number =>
  Math.max(0, -moves.reduce((sum, { amount }) => sum + amount, 0));
