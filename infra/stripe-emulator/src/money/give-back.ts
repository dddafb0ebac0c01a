import type Stripe from 'stripe';
import { invalid } from '../api/errors.js';
import type { World } from '../world.js';
import { book } from './balance.js';

/**
 * The share of `whole` for the refunded part, less earlier refunds. Rounds over the running total, so that partial
 * refunds add up to the cent.
 */
export const shareOf = (whole: number, refundedInAll: number, charged: number, givenBack: number): number =>
  Math.round((whole * refundedInAll) / charged) - givenBack;

/** Takes the share of a refund back from the connected account. */
export const reverseShare = (
  world: World,
  charge: Stripe.Charge,
  refund: Stripe.Refund,
): Stripe.TransferReversal | null => {
  const transfer = world.store.find('transfers', String(charge.transfer ?? ''));
  if (!transfer) return null;
  const amount = shareOf(transfer.amount, charge.amount_refunded, charge.amount, transfer.amount_reversed);
  return reverseTransfer(world, transfer, amount, refund.id);
};

export const refuseReversed = ({ id, reversed }: Stripe.Transfer): void => {
  if (reversed) throw invalid(`The transfer ${id} is already fully reversed.`);
};

export const reverseTransfer = (
  world: World,
  transfer: Stripe.Transfer,
  amount: number,
  refundId: string | null,
): Stripe.TransferReversal => {
  const { currency } = transfer;
  const id = world.id('trr');
  const booked = book(world, { amount, currency, type: 'transfer_refund', source: id, owner: null });
  const destination = String(transfer.destination);
  book(world, {
    amount: -amount,
    currency,
    type: 'payment_refund',
    source: String(transfer.destination_payment),
    owner: destination,
  });
  const reversal = world.store.insert('transferReversals', {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: booked.id,
    created: world.now(),
    currency,
    destination_payment_refund: null,
    metadata: {},
    source_refund: refundId,
    transfer: transfer.id,
  });
  transfer.amount_reversed += amount;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  transfer.reversals.data.unshift(reversal);
  world.emit('transfer.reversed', transfer);
  return reversal;
};

/** Gives the share of the application fee back to the connected account. */
export const refundFee = (world: World, charge: Stripe.Charge): Stripe.FeeRefund | null => {
  const fee = world.store.find('applicationFees', String(charge.application_fee ?? ''));
  if (!fee) return null;
  const amount = shareOf(fee.amount, charge.amount_refunded, charge.amount, fee.amount_refunded);
  if (amount <= 0) return null;
  const { currency } = fee;
  const id = world.id('fr');
  const booked = book(world, { amount: -amount, currency, type: 'application_fee_refund', source: id, owner: null });
  book(world, { amount, currency, type: 'application_fee_refund', source: id, owner: String(fee.account) });
  const refund = world.store.insert('feeRefunds', {
    id,
    object: 'fee_refund',
    amount,
    balance_transaction: booked.id,
    created: world.now(),
    currency,
    fee: fee.id,
    metadata: {},
  });
  fee.amount_refunded += amount;
  fee.refunded = fee.amount_refunded === fee.amount;
  fee.refunds.data.unshift(refund);
  world.emit('application_fee.refunded', fee);
  return refund;
};
