import type Stripe from 'stripe';
import { embedded } from '../api/lists.js';
import type { World } from '../world.js';
import { book } from './balance.js';

const destinationOf = (charge: Stripe.Charge): string | null => {
  const destination = charge.transfer_data?.destination ?? null;
  return typeof destination === 'object' ? (destination?.id ?? null) : destination;
};

/**
 * Books a succeeded charge. A destination charge sends the whole amount (or `transfer_data[amount]`) to the
 * connected account and takes back the application fee, so that the platform keeps exactly the fee.
 */
export const settle = (world: World, charge: Stripe.Charge, owner: string | null): void => {
  const { currency } = charge;
  const fee = charge.application_fee_amount ?? 0;
  const direct = owner !== null;
  const booked = book(world, {
    amount: charge.amount,
    fee: direct ? fee : processingFeeOf(world, charge.amount),
    currency,
    type: 'charge',
    source: charge.id,
    owner,
    description: charge.description,
  });
  charge.balance_transaction = booked.id;
  if (direct) {
    if (fee > 0) charge.application_fee = takeFee(world, charge, charge.id, owner, fee).id;
    return;
  }
  const destination = destinationOf(charge);
  if (!destination) return;
  const transfer = sendTransfer(world, charge, destination, fee);
  charge.transfer = transfer.id;
  if (fee > 0)
    charge.application_fee = takeFee(world, charge, String(transfer.destination_payment), destination, fee).id;
};

const processingFeeOf = ({ processingFee: { percent, fixedCents } }: World, amount: number): number =>
  amount > 0 ? Math.min(amount, Math.round((amount * percent) / 100) + fixedCents) : 0;

const sendTransfer = (world: World, charge: Stripe.Charge, destination: string, fee: number): Stripe.Transfer => {
  const amount = charge.transfer_data?.amount ?? charge.amount;
  const id = world.id('tr');
  const booked = book(world, { amount: -amount, currency: charge.currency, type: 'transfer', source: id, owner: null });
  const arrival = receive(world, charge, { destination, transfer: id, amount, fee });
  charge.transfer_group ??= `group_${charge.id}`;
  const transfer = world.store.insert('transfers', {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: booked.id,
    created: world.now(),
    currency: charge.currency,
    description: null,
    destination,
    destination_payment: arrival.id,
    livemode: false,
    metadata: {},
    reversals: embedded(`/v1/transfers/${id}/reversals`, []),
    reversed: false,
    source_transaction: charge.id,
    source_type: 'card',
    transfer_group: charge.transfer_group,
  });
  world.emit('transfer.created', transfer);
  return transfer;
};

interface Arrival {
  destination: string;
  transfer: string;
  amount: number;
  fee: number;
}

/** The payment (`py_…`) that the connected account sees. */
const receive = (world: World, charge: Stripe.Charge, arrival: Arrival): Stripe.Charge => {
  const { destination, amount, fee, transfer } = arrival;
  const id = world.id('py');
  const booked = book(world, {
    amount,
    fee,
    currency: charge.currency,
    type: 'payment',
    source: id,
    owner: destination,
  });
  const payment: Stripe.Charge = {
    ...structuredClone(charge),
    id,
    amount,
    amount_captured: amount,
    application_fee: null,
    balance_transaction: booked.id,
    customer: null,
    metadata: {},
    payment_intent: null,
    payment_method: null,
    source_transfer: transfer,
    transfer_data: null,
  };
  delete payment.transfer;
  const stored = world.store.insert('charges', payment, destination);
  world.emit('payment.created', stored, { account: destination });
  return stored;
};

const takeFee = (
  world: World,
  charge: Stripe.Charge,
  paidBy: string,
  account: string,
  amount: number,
): Stripe.ApplicationFee => {
  const id = world.id('fee');
  const { currency } = charge;
  const booked = book(world, { amount, currency, type: 'application_fee', source: id, owner: null });
  const fee = world.store.insert('applicationFees', {
    id,
    object: 'application_fee',
    account,
    amount,
    amount_refunded: 0,
    application: 'ca_stallbook',
    balance_transaction: booked.id,
    charge: paidBy,
    created: world.now(),
    currency,
    fee_source: { charge: paidBy, type: 'charge' },
    livemode: false,
    originating_transaction: charge.id,
    refunded: false,
    refunds: embedded(`/v1/application_fees/${id}/refunds`, []),
  });
  const payment = world.store.row('charges', paidBy)?.object;
  if (payment) payment.application_fee = id;
  world.emit('application_fee.created', fee);
  return fee;
};
