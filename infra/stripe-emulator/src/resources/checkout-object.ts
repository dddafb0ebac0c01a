import type Stripe from 'stripe';
import { cardByToken } from '../money/cards.js';
import { confirm } from '../money/confirm.js';
import type { CheckoutPlan } from '../state/tables.js';
import type { World } from '../world.js';
import { insertCustomer } from './customers.js';
import { insertIntent } from './payment-intents.js';
import { insertPaymentMethod } from './payment-methods.js';
import { startSubscription } from './subscription-object.js';

export const findSession = (world: World, id: string) => {
  const row = world.store.row('checkoutSessions', id);
  const plan = world.store.get('plans', id);
  return row && plan ? { session: row.object, owner: row.owner, plan } : null;
};

const customerOf = (world: World, session: Stripe.Checkout.Session, email: string, owner: string | null): string => {
  if (typeof session.customer === 'string') return session.customer;
  return insertCustomer(world, { email, name: null, phone: null, description: null, metadata: {} }, owner).id;
};

const payOnce = (
  world: World,
  session: Stripe.Checkout.Session,
  plan: CheckoutPlan,
  owner: string | null,
  token: string,
) => {
  const known =
    typeof session.payment_intent === 'string' ? world.store.row('paymentIntents', session.payment_intent) : null;
  const intent =
    known?.object ??
    insertIntent(
      world,
      {
        amount: session.amount_total ?? 0,
        currency: session.currency ?? 'usd',
        customer: typeof session.customer === 'string' ? session.customer : null,
        description: plan.intent.description,
        metadata: plan.intent.metadata,
        receiptEmail: session.customer_email,
        applicationFeeAmount: plan.intent.applicationFeeAmount,
        destination: plan.intent.destination,
      },
      owner,
    );
  session.payment_intent = intent.id;
  confirm(world, intent, owner, { token, authentication: 'passed' });
  return intent.last_payment_error?.message ?? null;
};

const subscribe = (
  world: World,
  session: Stripe.Checkout.Session,
  plan: CheckoutPlan,
  owner: string | null,
  token: string,
): void => {
  const card = cardByToken(token);
  const subscription = startSubscription(world, {
    customer: String(session.customer),
    items: plan.items.map((item) => ({ price: item.price, quantity: item.quantity ?? 1 })),
    metadata: plan.subscriptionMetadata,
    trialDays: plan.trialDays,
    paymentMethod: card ? insertPaymentMethod(world, card, String(session.customer), owner).id : null,
    owner,
  });
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
};

export interface Payer {
  token: string;
  email: string;
  refusal: string | null;
}

/** Pays an open session. Returns the message of a declined card, or null when the session is complete. */
export const completeSession = (world: World, id: string, payer: Payer): string | null => {
  const found = findSession(world, id);
  if (!found || found.session.status !== 'open') return null;
  const { session, plan, owner } = found;
  if (session.mode === 'subscription' && payer.refusal) return payer.refusal;
  session.customer_details = {
    address: null,
    business_name: null,
    email: payer.email || session.customer_email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  if (session.mode === 'subscription') {
    session.customer = customerOf(world, session, payer.email, owner);
    subscribe(world, session, plan, owner, payer.token);
  } else {
    const refused = payOnce(world, session, plan, owner, payer.token);
    if (refused) return refused;
  }
  session.status = 'complete';
  session.payment_status = plan.trialDays > 0 ? 'no_payment_required' : 'paid';
  session.url = null;
  world.emit('checkout.session.completed', session, { account: owner });
  return null;
};

export const expireSession = (world: World, session: Stripe.Checkout.Session, owner: string | null): void => {
  session.status = 'expired';
  session.url = null;
  world.emit('checkout.session.expired', session, { account: owner });
};
