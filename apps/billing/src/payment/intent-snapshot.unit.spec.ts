import type Stripe from 'stripe';
import { snapshotOf } from './intent-snapshot.js';

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
