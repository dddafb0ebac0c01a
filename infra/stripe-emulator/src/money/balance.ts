import type Stripe from 'stripe';
import type { World } from '../world.js';

type Kind = Stripe.BalanceTransaction.Type;

export interface Booking {
  /** Signed cents: incoming is positive. */
  amount: number;
  /** Cents withheld: the platform's fee on a connected account, else Stripe's own. */
  fee?: number;
  currency: string;
  type: Kind;
  source: string;
  owner: string | null;
  description?: string | null;
}

const CATEGORY: Partial<Record<Kind, string>> = {
  payment: 'charge',
  application_fee: 'platform_earning',
  application_fee_refund: 'platform_earning_refund',
  transfer_refund: 'transfer_reversal',
};

export const book = (world: World, booking: Booking): Stripe.BalanceTransaction => {
  const fee = booking.fee ?? 0;
  return world.store.insert(
    'balanceTransactions',
    {
      id: world.id('txn'),
      object: 'balance_transaction',
      amount: booking.amount,
      available_on: world.now(),
      balance_type: 'payments',
      created: world.now(),
      currency: booking.currency,
      description: booking.description ?? null,
      exchange_rate: null,
      fee,
      fee_details: fee
        ? [
            {
              amount: fee,
              application: null,
              currency: booking.currency,
              description: booking.owner ? 'Application fee' : 'Stripe processing fees',
              type: booking.owner ? 'application_fee' : 'stripe_fee',
            },
          ]
        : [],
      net: booking.amount - fee,
      reporting_category: CATEGORY[booking.type] ?? booking.type,
      source: booking.source,
      status: 'available',
      type: booking.type,
    },
    booking.owner,
  );
};
