import type Stripe from 'stripe';
import { type Endpoint, get, need } from '../api/endpoint.js';
import { invalid } from '../api/errors.js';
import { book } from '../money/balance.js';
import type { World } from '../world.js';

const DAY_SECONDS = 24 * 60 * 60;

/** Sends the whole balance of a connected account to its bank, as Stripe does every day. */
export const openPayout = (world: World, account: string): Stripe.Payout => {
  const amount = world.store.all('balanceTransactions', account).reduce((sum, { net }) => sum + net, 0);
  if (amount <= 0) throw invalid(`Account ${account} has nothing to pay out.`, 'amount');
  const id = world.id('po');
  const booked = book(world, { amount: -amount, currency: 'usd', type: 'payout', source: id, owner: account });
  const payout = world.store.insert(
    'payouts',
    {
      id,
      object: 'payout',
      amount,
      application_fee: null,
      application_fee_amount: null,
      arrival_date: world.now() + DAY_SECONDS,
      automatic: true,
      balance_transaction: booked.id,
      created: world.now(),
      currency: 'usd',
      description: 'STRIPE PAYOUT',
      destination: null,
      failure_balance_transaction: null,
      failure_code: null,
      failure_message: null,
      livemode: false,
      metadata: {},
      method: 'standard',
      original_payout: null,
      payout_method: null,
      reconciliation_status: 'completed',
      reversed_by: null,
      source_type: 'card',
      statement_descriptor: null,
      status: 'in_transit',
      trace_id: null,
      type: 'bank_account',
    },
    account,
  );
  world.emit('payout.created', payout, { account });
  return payout;
};

/** The money of a payout that the bank returns is back in the balance. */
export const closePayout = (world: World, payout: Stripe.Payout, account: string, status: 'paid' | 'failed'): void => {
  if (payout.status === 'failed') throw invalid('This payout has already failed.', 'status');
  payout.status = status;
  if (status === 'failed') {
    const { id: source, amount, currency } = payout;
    const back = book(world, { amount, currency, type: 'payout_failure', source, owner: account });
    payout.failure_balance_transaction = back.id;
    payout.failure_code = 'account_closed';
    payout.failure_message = 'The bank account has been closed.';
  }
  world.emit(`payout.${status}`, payout, { account });
};

export const payoutEndpoints: Endpoint[] = [
  get('/v1/payouts/:id', (call) => {
    call.params.finish();
    return need(call, 'payouts', 'payout');
  }),
];
