import type Stripe from 'stripe';
import type { World } from '../world.js';
import type { TestCard } from './cards.js';

export interface ChargeFacts {
  id: string;
  intent: Stripe.PaymentIntent;
  card: TestCard;
  paymentMethod: string | null;
  owner: string | null;
}

const billingDetails = (email: string | null): Stripe.Charge.BillingDetails => ({
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email,
  name: null,
  phone: null,
  tax_id: null,
});

const cardDetails = (card: TestCard, amount: number): Stripe.Charge.PaymentMethodDetails => ({
  type: 'card',
  card: {
    amount_authorized: card.outcome === 'declined' ? null : amount,
    authorization_code: null,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2034,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  },
});

const outcomeOf = (card: TestCard): Stripe.Charge.Outcome => {
  const declined = card.outcome === 'declined';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: declined ? 'declined_by_network' : 'approved_by_network',
    reason: declined ? (card.declineCode ?? null) : null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: declined ? 'The bank declined the payment.' : 'Payment complete.',
    type: declined ? 'issuer_declined' : 'authorized',
  };
};

/** Stores the charge of one payment attempt; the caller books the money. */
export const insertCharge = (world: World, { id, intent, card, paymentMethod, owner }: ChargeFacts): Stripe.Charge => {
  const declined = card.outcome === 'declined';
  return world.store.insert(
    'charges',
    {
      id,
      object: 'charge',
      amount: intent.amount,
      amount_captured: declined ? 0 : intent.amount,
      amount_refunded: 0,
      application: null,
      application_fee: null,
      application_fee_amount: intent.application_fee_amount,
      balance_transaction: null,
      billing_details: billingDetails(intent.receipt_email),
      calculated_statement_descriptor: declined ? null : 'STALLBOOK',
      captured: !declined,
      created: world.now(),
      currency: intent.currency,
      customer: intent.customer,
      description: intent.description,
      disputed: false,
      failure_balance_transaction: null,
      failure_code: declined ? (card.errorCode ?? null) : null,
      failure_message: declined ? (card.message ?? null) : null,
      fraud_details: {},
      livemode: false,
      metadata: { ...intent.metadata },
      on_behalf_of: intent.on_behalf_of,
      outcome: outcomeOf(card),
      paid: !declined,
      payment_intent: intent.id,
      payment_method: paymentMethod,
      payment_method_details: cardDetails(card, intent.amount),
      receipt_email: intent.receipt_email,
      receipt_number: null,
      receipt_url: declined ? null : world.url(`/_receipts/${id}`),
      refunded: false,
      review: null,
      shipping: null,
      source: null,
      source_transfer: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      status: declined ? 'failed' : 'succeeded',
      transfer_data: intent.transfer_data
        ? { amount: intent.transfer_data.amount ?? null, destination: intent.transfer_data.destination }
        : null,
      transfer_group: intent.transfer_group,
    },
    owner,
  );
};
