import type Stripe from 'stripe';
import { type Call, type Endpoint, get, need, post } from '../api/endpoint.js';
import { invalid, parameterMissing, StripeApiError } from '../api/errors.js';
import { listOf } from '../api/lists.js';
import { book } from '../money/balance.js';
import { refundFee, refuseReversed, reverseShare } from '../money/give-back.js';
import type { RefundMode, World } from '../world.js';
import { hasDisputedMoney } from './disputes.js';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

const chargeOf = (call: Call): Stripe.Charge => {
  const chargeId = call.params.string('charge');
  const intentId = call.params.string('payment_intent');
  if (chargeId) return need(call, 'charges', 'charge', chargeId, 'charge');
  if (!intentId) throw parameterMissing('payment_intent');
  const intent = need(call, 'paymentIntents', 'payment_intent', intentId, 'payment_intent');
  const charge = call.world.store.find('charges', String(intent.latest_charge ?? ''), call.account);
  if (!charge?.paid)
    throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, 'payment_intent');
  return charge;
};

const checkAmount = (charge: Stripe.Charge, amount: number): void => {
  if (!charge.paid) throw invalid(`Charge ${charge.id} cannot be refunded because it failed.`, 'charge');
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  }
  if (amount <= 0) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left) {
    const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
    throw invalid(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      'amount',
    );
  }
};

/** The bank sends a delayed refund back. The shares of the connected account and of the platform do not return. */
export const failRefund = (world: World, refund: Stripe.Refund): void => {
  const charge = world.store.find('charges', String(refund.charge ?? ''));
  if (charge) {
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
  }
  const { id: source, amount, currency } = refund;
  book(world, { amount, currency, type: 'refund_failure', source, owner: null });
  refund.status = 'failed';
  refund.failure_reason = 'lost_or_stolen_card';
  world.emit('refund.failed', refund);
};

const refuseIfWanted = ({ refundMode }: World): void => {
  if (refundMode !== 'refused') return;
  throw new StripeApiError(400, {
    type: 'invalid_request_error',
    code: 'balance_insufficient',
    message: 'The connected account has insufficient funds.',
  });
};

const failIfWanted = ({ refundMode }: World, mode: RefundMode): void => {
  if (refundMode === mode) throw new StripeApiError(500, { type: 'api_error', message: 'An error occurred.' });
};

const create = (call: Call): Stripe.Refund => {
  const { params, world, account } = call;
  const charge = chargeOf(call);
  const amount = params.integer('amount') ?? charge.amount - charge.amount_refunded;
  const reason = params.oneOf('reason', REASONS) ?? null;
  const metadata = params.metadata();
  const reverse = params.boolean('reverse_transfer') ?? false;
  const withFee = params.boolean('refund_application_fee') ?? false;
  params.finish();
  checkAmount(charge, amount);
  if (hasDisputedMoney(world, charge)) {
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      code: 'charge_disputed',
      message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    });
  }
  refuseIfWanted(world);
  failIfWanted(world, 'failed-before');
  if (reverse && !charge.transfer) throw invalid('This charge has no associated transfer.', 'reverse_transfer');
  if (reverse) refuseReversed(need(call, 'transfers', 'transfer', String(charge.transfer), 'reverse_transfer'));
  if (withFee && !charge.application_fee) {
    throw invalid('The charge has no associated application fee.', 'refund_application_fee');
  }
  const id = world.id('re');
  const { currency } = charge;
  const booked = book(world, { amount: -amount, currency, type: 'refund', source: id, owner: account });
  const former = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund = world.store.insert(
    'refunds',
    {
      id,
      object: 'refund',
      amount,
      balance_transaction: booked.id,
      charge: charge.id,
      created: world.now(),
      currency,
      customer: charge.customer,
      customer_account: null,
      destination_details: { card: { type: 'refund' }, type: 'card' },
      metadata,
      payment_intent: charge.payment_intent,
      payment_method: charge.payment_method,
      reason,
      receipt_number: null,
      source_transfer_reversal: null,
      status: world.refundMode === 'delayed' ? 'pending' : 'succeeded',
      transfer_reversal: null,
    },
    account,
  );
  if (reverse) refund.transfer_reversal = reverseShare(world, charge, refund)?.id ?? null;
  if (withFee) refundFee(world, charge);
  world.emit('refund.created', refund, { account });
  world.emit('charge.refunded', charge, { account, previous: former });
  failIfWanted(world, 'failed-after');
  return refund;
};

export const refundEndpoints: Endpoint[] = [
  post('/v1/refunds', create),
  get('/v1/refunds', (call) => {
    const intent = call.params.string('payment_intent');
    const charge = call.params.string('charge');
    const rows = call.world.store
      .all('refunds', call.account)
      .filter((refund) => (!intent || refund.payment_intent === intent) && (!charge || refund.charge === charge));
    return listOf(call, rows);
  }),
];
