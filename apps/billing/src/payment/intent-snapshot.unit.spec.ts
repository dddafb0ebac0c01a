import type Stripe from 'stripe';
import { hasSumOf, snapshotOf } from './intent-snapshot.js';

const problem = (last_payment_error: object | null) =>
  snapshotOf({ status: 'requires_payment_method', last_payment_error } as Stripe.PaymentIntent, {
    refunds: [],
    disputes: [],
  }).failureMessage;

describe('What a payer reads about a payment that failed', () => {
  it('is why the bank did not confirm it, in words for people', () => {
    const code = 'payment_intent_authentication_failure';
    const message = 'The provided PaymentMethod has failed authentication.';
    expect(problem({ code, message })).toBe('Your bank could not confirm that it was you.');
  });

  it('is why the card was declined', () => {
    const declined = { code: 'card_declined', message: 'Your card was declined.' };
    expect(problem({ ...declined, decline_code: 'generic_decline' })).toBe('Your card was declined.');
    expect(problem({ ...declined, decline_code: 'insufficient_funds' })).toBe('Your card has insufficient funds.');
    expect(problem({ code: 'card_declined', decline_code: 'card_not_supported', message: 'Not supported.' })).toBe(
      'Not supported.',
    );
  });

  it('is nothing before the first attempt', () => {
    expect(problem(null)).toBeNull();
  });
});

describe('a payment intent as Stripe reports it', () => {
  const none = { refunds: [], disputes: [] };
  const charge = {
    amount_refunded: 3333,
    application_fee: { amount: 425, amount_refunded: 167 },
    transfer: { amount: 8500, amount_reversed: 3333 },
    balance_transaction: { fee: 277 },
  };
  const intent = (given: object) => ({ id: 'pi_1', amount: 8500, ...given }) as Stripe.PaymentIntent;

  it('has the sums of its charge', () => {
    const paid = intent({ status: 'succeeded', transfer_data: { destination: 'acct_1' }, latest_charge: charge });
    const sums = {
      amountCents: 8500,
      platformFeeCents: 425,
      transferCents: 8500,
      processingFeeCents: 277,
      refundedCents: 3333,
      platformFeeRefundedCents: 167,
      transferReversedCents: 3333,
    };
    expect(snapshotOf(paid, none)).toMatchObject({ paymentIntentId: 'pi_1', stripeAccountId: 'acct_1', ...sums });
    const account = { id: 'acct_1' } as Stripe.Account;
    expect(snapshotOf({ ...paid, transfer_data: { destination: account } }, none)).toMatchObject({
      stripeAccountId: 'acct_1',
    });
  });

  it('has no sums but its fee before it is paid, and none after it was paid without a fee', () => {
    const blank = {
      transferCents: 0,
      processingFeeCents: 0,
      refundedCents: 0,
      platformFeeRefundedCents: 0,
      transferReversedCents: 0,
    };
    const open = intent({ status: 'requires_payment_method', application_fee_amount: 425 });
    expect(snapshotOf(open, none)).toMatchObject({ ...blank, platformFeeCents: 425, stripeAccountId: '' });
    const free = intent({ status: 'succeeded', latest_charge: { application_fee: null } });
    expect(snapshotOf(free, none)).toMatchObject({ ...blank, platformFeeCents: 0 });
  });

  it.each([
    ['succeeded', null, 'succeeded'],
    ['canceled', null, 'canceled'],
    ['processing', null, 'processing'],
    ['requires_capture', null, 'processing'],
    ['requires_payment_method', null, 'open'],
    ['requires_payment_method', { message: 'Declined.' }, 'failed'],
    ['requires_action', { message: 'Declined.' }, 'open'],
    ['requires_confirmation', null, 'open'],
  ])('is, as %s with the error %j, %s', (status, last_payment_error, state) =>
    expect(snapshotOf(intent({ status, last_payment_error }), none).state).toBe(state),
  );

  it.each([
    ['needs_response', 'open', 8500, 0],
    ['under_review', 'open', 8500, 0],
    ['warning_needs_response', 'open', 0, 0],
    ['warning_under_review', 'open', 0, 0],
    ['warning_closed', 'won', 0, 0],
    ['won', 'won', 0, 0],
    ['lost', 'lost', 0, 8500],
  ])('has a dispute that is, as %s, %s', (status, outcome, heldCents, lostCents) => {
    const balance_transactions = [{ amount: -(heldCents + lostCents) }];
    const dispute = { id: 'dp_1', status, amount: 8500, balance_transactions } as unknown as Stripe.Dispute;
    const [shown] = snapshotOf(intent({ status: 'succeeded' }), { refunds: [], disputes: [dispute] }).disputes;
    expect(shown).toEqual({ disputeId: 'dp_1', status: outcome, amountCents: 8500, heldCents, lostCents });
  });

  it('was read with all of its refunds if their sum is that of its charge', () => {
    const refund = (status: string, amount: number) => ({ status, amount }) as Stripe.Refund;
    const paid = intent({ latest_charge: charge });
    const parts = [refund('succeeded', 3000), refund('pending', 333), refund('failed', 500), refund('canceled', 9)];
    expect(hasSumOf(parts, paid)).toBe(true);
    expect(hasSumOf(parts.slice(1), paid)).toBe(false);
    expect(hasSumOf([], intent({ latest_charge: null }))).toBe(true);
  });
});
