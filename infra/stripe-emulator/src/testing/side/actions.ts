import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';

/** Test cards of Stripe. */
const CARDS = {
  good: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  /** The bank asks first, which needs a browser: the payment stays open. */
  asksFirst: 'pm_card_authenticationRequired',
};
const BACK = 'https://app.example/back';

/** The payer sends the card form. */
export async function payWith(stripe: Stripe, intent: string, card: keyof typeof CARDS): Promise<void> {
  try {
    await stripe.paymentIntents.confirm(intent, { payment_method: CARDS[card], return_url: BACK });
  } catch (error) {
    if (card !== 'declined' || !(error instanceof Stripe.errors.StripeCardError)) throw error;
  }
}

/** A subscription as a paid checkout leaves it. Stripe's page needs a browser, so the API makes it. */
export async function completeCheckout(stripe: Stripe, url: string): Promise<void> {
  const id = /cs_test_\w+/.exec(url)?.[0] ?? '';
  const { customer } = await stripe.checkout.sessions.retrieve(id);
  if (typeof customer !== 'string') throw new Error('the checkout has no customer');
  const { data } = await stripe.checkout.sessions.listLineItems(id);
  const items = data.map(({ price, quantity }) => ({ price: price?.id ?? '', quantity: quantity ?? 1 }));
  const { id: card } = await stripe.paymentMethods.attach(CARDS.good, { customer });
  await stripe.subscriptions.create({ customer, items, default_payment_method: card });
  await stripe.checkout.sessions.expire(id);
}

/**
 * An account that can be paid. The form of an Express account needs a browser, so this is a Custom account with the facts
 * that Stripe's test mode accepts.
 */
export async function onboardedAccount(stripe: Stripe, patienceMs: number): Promise<string> {
  const { id } = await stripe.accounts.create({
    type: 'custom',
    country: 'US',
    business_type: 'individual',
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    business_profile: { mcc: '5734', url: 'https://accessible.stripe.com', product_description: 'Market booths' },
    individual: {
      first_name: 'Olga',
      last_name: 'Organizer',
      email: 'organizer@market.example',
      phone: '0000000000',
      dob: { day: 1, month: 1, year: 1901 },
      address: { line1: 'address_full_match', city: 'Portland', state: 'OR', postal_code: '97201', country: 'US' },
      ssn_last_4: '0000',
      id_number: '000000000',
    },
    external_account: 'btok_us_verified',
    tos_acceptance: { date: Math.floor(Date.now() / 1_000), ip: '8.8.8.8' },
  });
  for (const end = Date.now() + patienceMs; ; await pause(500)) {
    const { charges_enabled: charges, payouts_enabled: payouts } = await stripe.accounts.retrieve(id);
    if (charges && payouts) return id;
    if (Date.now() > end) throw new Error('Stripe did not enable the account in time');
  }
}
